import 'server-only';
import {z} from 'zod';
import {COVER_NAMES} from '@/lib/covers/cover-names';
import {isCalendarDay} from '@/lib/dates';
import {asksSchema} from './asks';
import {suggestDay} from './suggest-day';

/** The maximum length of a title: search engines cut longer ones. */
export const MAX_TITLE_LENGTH = 70;
/** The length of a description that fills a search result without being cut. */
export const DESCRIPTION_LENGTH = {min: 110, max: 160} as const;

export const day = z
  .string({error: ({input}) => suggestDay(input)})
  .refine(isCalendarDay, {error: ({input}) => suggestDay(input)});
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
type Keys = z.output<typeof docSchema> & z.output<typeof postSchema>;
/** The valid keys of an article. */
export type FrontMatter = Partial<Keys> &
  Pick<Keys, 'tags' | 'sources' | 'aliases' | 'asks' | 'corrections' | 'draft' | 'unlisted'>;
