import 'server-only';
import matter from 'gray-matter';
import {z} from 'zod';
import {schemaProblems} from '@/lib/config/zod-problem';
import {isCalendarDay} from '@/lib/dates';
import {SiteError} from '@/lib/errors';
import {readYaml} from '@/lib/yaml';

const day = z.string().refine(isCalendarDay, 'write a day of the calendar as YYYY-MM-DD');
const route = z.string().regex(/^\/\S*$/, 'a path that begins with "/"');

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

const common = {
  /** At most 70 characters: longer titles are cut in search results. */
  title: z.string().min(1),
  /** 110 to 160 characters: what the reader gets. */
  description: z.string().min(1),
  /** Keys of content/tags.yml. */
  tags: z.array(z.string()).default([]),
  /** Ids of content/data/sources.yml, in the order in which they are numbered. */
  sources: z.array(z.string()).default([]),
  /** The day the text was last changed. */
  updated: day.optional(),
  /** What kind of piece it is. */
  format: z.enum(FORMATS).optional(),
  /** Last part of the address, when it differs from the file name. */
  slug: z.string().optional(),
  /** Only shown in development. */
  draft: z.boolean().default(false),
  /** Built, but in no list, sidebar, search, feed or sitemap. */
  unlisted: z.boolean().default(false),
  /** Hidden until the site is built on or after this day. */
  publishAt: day.optional(),
  /** Older addresses that lead here. */
  aliases: z.array(route).default([]),
  /** Name of a series the article belongs to. */
  series: z.string().optional(),
};

const docSchema = z.strictObject({
  ...common,
  /** The category of the sidebar; one of the groups of the section in content/sidebars.ts. */
  group: z.string().optional(),
  /** Place within the group; smaller comes first. */
  sidebar_position: z.number().optional(),
  /** Shorter label for the sidebar. */
  sidebar_label: z.string().optional(),
});
const postSchema = z.strictObject({
  ...common,
  /** The date stands in the file name; when it is given here too, both must agree. */
  date: day.optional(),
});
const pageSchema = z.strictObject(common);

export const frontMatterSchemas = {doc: docSchema, post: postSchema, page: pageSchema};
export type ArticleKind = keyof typeof frontMatterSchemas;
export type FrontMatter<K extends ArticleKind> = z.output<(typeof frontMatterSchemas)[K]>;

export interface Parsed<K extends ArticleKind> {
  readonly data: FrontMatter<K>;
  /** The text after the front matter. */
  readonly body: string;
  /** Line of the file on which the body begins. */
  readonly bodyLine: number;
  /** Line and column of a front-matter key. */
  place(path: readonly PropertyKey[]): {line: number; column: number};
}

/** Reads and checks the front matter of an article. Throws a SiteError with file:line:column, naming every key that is known. */
export function parseFrontMatter<K extends ArticleKind>(text: string, file: string, kind: K): Parsed<K> {
  const refuse = (): never => {
    throw new SiteError({
      problem: 'Front matter that is a program is never run.',
      file,
      line: 1,
      fix: 'write it as YAML between two lines of three dashes',
    });
  };
  if (!/^---\r?\n/.test(text)) {
    if (text.startsWith('---')) refuse();
    throw new SiteError({
      problem: 'The front matter is missing.',
      file,
      line: 1,
      fix: 'begin the file with three dashes, the keys title and description, and three dashes',
    });
  }
  if (!/^---[ \t]*$/m.test(text.slice(3))) {
    throw new SiteError({
      problem: 'The front matter does not end.',
      file,
      line: 1,
      fix: 'put a line of three dashes after its last key',
    });
  }
  // gray-matter would run ---js, and without options it answers {} the second time it sees broken YAML
  let yaml: ReturnType<typeof readYaml> | undefined;
  const parsed = matter(text, {
    language: 'yaml',
    engines: {
      yaml: {
        parse: (source: string) => {
          yaml = readYaml(source.replace(/^\n/, ''), file, 2);
          return (yaml.data ?? {}) as object;
        },
        stringify: () => '',
      },
      js: {parse: refuse, stringify: () => ''},
      javascript: {parse: refuse, stringify: () => ''},
    },
  });
  const place = (path: readonly PropertyKey[]) => yaml?.place(path) ?? {line: 1, column: 1};
  const schema = frontMatterSchemas[kind];
  const checked = schema.safeParse(parsed.data, {reportInput: true});
  if (!checked.success) {
    const [first] = schemaProblems(checked.error, schema, parsed.data);
    throw new SiteError({problem: `Front matter: ${first!.problem}`, file, ...place(first!.path), fix: first!.fix});
  }
  const data = checked.data as FrontMatter<K>;
  if (data.draft && data.unlisted) {
    throw new SiteError({
      problem: 'The article is both draft and unlisted.',
      file,
      ...place(['unlisted']),
      fix: 'keep draft while it is being written, unlisted when only people with the address should find it',
    });
  }
  const body = parsed.content.replace(/^\n+/, '');
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  return {data, body, bodyLine, place};
}
