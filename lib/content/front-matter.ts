import 'server-only';
import matter from 'gray-matter';
import {z} from 'zod';
import {readValid} from '@/lib/config/read-valid';
import {COVER_NAMES} from '@/lib/covers/cover-names';
import {isCalendarDay} from '@/lib/dates';
import {type Place, type Problem, SiteError} from '@/lib/errors';
import type {Faults} from '@/lib/faults';
import {cachedYaml, type YamlText} from '@/lib/yaml';
import {asksSchema} from './asks';
import {dayFix} from './day-fix';
import {endOfFrontMatter} from './front-matter-lines';
import {explainMistake} from './front-matter-mistakes';
import {refuseSecondFrontMatter} from './second-front-matter';

/** The maximum length of a title: search engines cut longer ones. */
export const MAX_TITLE_LENGTH = 70;
/** The length of a description that fills a search result without being cut. */
export const DESCRIPTION_LENGTH = {min: 110, max: 160} as const;

export const day = z
  .string({error: ({input}) => dayFix(input)})
  .refine(isCalendarDay, {error: ({input}) => dayFix(input)});
const sourceId = z
  .string()
  .refine((id) => !/^\[?@/.test(id), 'write ids without @ here; only citations in the text have one: [@nhs-vitamin-d]')
  .refine((id) => !/[;\s]/.test(id), 'put commas between the ids, such as [nhs-vitamin-d, nhs-vitamin-c]');
const route = z.string().regex(/^\/\S*$/, 'a path that starts with "/" and has no spaces');

const FORMATS = [
  'overview',
  'how-to',
  'explainer',
  'list',
  'myth-busting',
  'routine/plan',
  'comparison',
  'q-and-a',
  'seasonal',
  'reference',
] as const;

/** Text on one line, within these lengths. */
function between(min: number, max: number) {
  const fix = `write ${min} to ${max} characters`;
  return z.string().trim().min(min, fix).max(max, fix);
}

/** Text that is neither empty nor only spaces. */
const words = z
  .string()
  .min(1)
  .refine((text) => text === '' || text.trim() !== '', 'write text between the quotes');

const correction = z.strictObject({
  date: day.describe('The day of the correction, as YYYY-MM-DD.'),
  what: between(10, 300).describe('What was wrong, and what the text says now: 10 to 300 characters, plain text.'),
});

const common = {
  title: words.describe(`At most ${MAX_TITLE_LENGTH} characters: search results cut longer titles.`),
  description: words.describe(
    `${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters: what the reader learns.`,
  ),
  tags: z.array(z.string()).default([]).describe('Keys of content/tags.yml.'),
  sources: z
    .array(sourceId)
    .default([])
    .describe('Ids of content/data/sources.yml, in the order in which they are numbered.'),
  updated: day
    .optional()
    .describe(
      'The day the text was last changed, as YYYY-MM-DD. A post needs it only when it was changed after its date.',
    ),
  format: z.enum(FORMATS).optional().describe('The kind of article; `npm run new` has a template for each.'),
  slug: z.string().optional().describe('Last part of the address, when it differs from the file name.'),
  draft: z.boolean().default(false).describe('True while it is being written: only `npm run dev` shows it.'),
  unlisted: z
    .boolean()
    .default(false)
    .describe(
      'True for a page that can only be found by its address: it is in no list, sidebar, search, feed or sitemap.',
    ),
  publishAt: day
    .optional()
    .describe('Hidden until the site is built on or after this day; until then only `npm run dev` shows it.'),
  asks: asksSchema,
  corrections: z
    .array(correction)
    .default([])
    .describe('Errors that readers may have read and that have been corrected.'),
  aliases: z.array(route).default([]).describe('Older addresses that redirect here, such as /docs/yoga/old-name.'),
};

/** Keys of posts and docs. */
const written = {
  ...common,
  searched: day.optional().describe('The day evidence was last searched for, as YYYY-MM-DD; shown below the article.'),
  reviewed: z
    .strictObject({
      by: words.describe('Who reviewed it, with their qualification.'),
      date: day.describe('The day of the review, as YYYY-MM-DD.'),
      scope: words.describe('What was reviewed, such as "doses and interactions".'),
    })
    .optional()
    .describe('A review by somebody other than the authors; shown below the title.'),
  cover: z.enum(COVER_NAMES).optional().describe('The drawing of the article; every post and doc has one.'),
};

const docSchema = z.strictObject({
  ...written,
  group: words.optional().describe("The category in the sidebar: one of the section's groups in content/sidebars.ts."),
  sidebar_position: z.number().optional().describe('Position within the group; smaller comes first.'),
  sidebar_label: words
    .optional()
    .describe(
      'Shorter label for sidebar, breadcrumbs, links to the previous and next doc, and navbar items; by default the title up to a colon.',
    ),
});
const postSchema = z.strictObject({
  ...written,
  date: day.optional().describe('The file name contains the date; when it is given here too, both must agree.'),
});
const pageSchema = z.strictObject(common);

export const frontMatterSchemas = {doc: docSchema, post: postSchema, page: pageSchema};
export type ArticleKind = keyof typeof frontMatterSchemas;
type FrontMatter<K extends ArticleKind> = z.output<(typeof frontMatterSchemas)[K]>;

type Keys = FrontMatter<'doc'> & FrontMatter<'post'>;
/** The valid keys. */
export type Front = Partial<Keys> &
  Pick<Keys, 'tags' | 'sources' | 'aliases' | 'asks' | 'corrections' | 'draft' | 'unlisted'>;

export interface FrontRead {
  /** Undefined when the front matter cannot be read at all. */
  readonly front?: Front;
  /** Keys left out because of an error. */
  readonly atFault: ReadonlySet<PropertyKey>;
  /** Its YAML, which starts on the second line. */
  readonly yaml: string;
  /** The text after the front matter. */
  readonly body: string;
  /** Line in the file on which the body starts. */
  readonly bodyLine: number;
  /** True when its end is unclear: neither front matter nor text is read. */
  readonly isUnread: boolean;
  /** The place of a key. */
  place(path: readonly PropertyKey[]): Place;
}

const KNOWN_KEYS = new Set(Object.values(frontMatterSchemas).flatMap(({shape}) => Object.keys(shape)));
const RULE = 'front-matter';
/** gray-matter splits the file; its YAML engine reports no places, and its JavaScript engine would run code. */
const SPLIT_ONLY = {language: 'yaml', engines: {yaml: () => ({})}};

/** Reads and checks an article's front matter; the text must have plain line ends. */
export function readFront(text: string, file: string, kind: ArticleKind, faults: Faults): FrontRead {
  const end = faults.attempt(RULE, () => lastLineOf(text, file), {file});
  const atFault = new Set<PropertyKey>();
  const top = () => ({file, line: 1, column: 1});
  if (end === undefined) return {atFault, yaml: '', body: '', bodyLine: 1, isUnread: true, place: top};
  const parts = matter(text, SPLIT_ONLY);
  const yaml = parts.matter.replace(/^[ \t]*\n/, '');
  const body = parts.content.replace(/^[ \t]*\n+/, '');
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  const keys = faults.attempt(RULE, () => readKeys(yaml, text, file), {file});
  const front =
    keys &&
    readValues(keys, kind, (key, problem) => {
      if (key !== undefined) atFault.add(key);
      faults.add(RULE, problem);
    });
  return {front, atFault, yaml, body, bodyLine, isUnread: false, place: keys?.place ?? top};
}

/** The line that ends the front matter. Throws a SiteError when its end is unclear, or keys continue below it. */
export function lastLineOf(text: string, file: string): number {
  const end = endOfFrontMatter(text, file);
  refuseSecondFrontMatter(text, end, file, KNOWN_KEYS);
  return end;
}

function readKeys(yaml: string, text: string, file: string): YamlText {
  try {
    return cachedYaml(yaml, file, 2);
  } catch (error) {
    throw error instanceof SiteError ? explainMistake(error, text) : error;
  }
}

type Report = (key: PropertyKey | undefined, problem: Problem) => void;

function readValues({data, place}: YamlText, kind: ArticleKind, report: Report): Front | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const fix = 'write one "key: value" per line, title and description first';
    report(undefined, {problem: 'The front matter has no keys.', ...place([]), fix});
    return undefined;
  }
  const schema: z.ZodType = frontMatterSchemas[kind];
  const front = readValid(schema, data, ({path, problem, fix}) =>
    report(path[0], {problem, ...place(path), fix}),
  ) as Front;
  if (front.draft && front.unlisted) {
    const fix = 'keep draft while you are writing it, unlisted if only people with the address should find it';
    report('unlisted', {problem: 'The article is both draft and unlisted.', ...place(['unlisted']), fix});
  }
  return front;
}
