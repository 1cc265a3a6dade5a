import {frontMatterSchemas, MAX_TITLE_LENGTH} from '@/lib/content/front-matter/schema';
import {choices, SiteError} from '@/lib/errors';
import {sections} from '@/lib/sections';
import {hiddenCharacters, hiddenFault, withoutHidden} from '@/lib/text-file';

/** The arguments of `npm run new` for an article. */
export type ArticleRequest = {
  readonly title: string;
  readonly format: Format;
  readonly group?: string;
  /** The last part of the address, when the author chooses it. */
  readonly slug?: string;
} & ({readonly kind: 'post'} | {readonly kind: 'doc'; readonly section: string});

export const FORMATS = frontMatterSchemas.post.shape.format.unwrap().options;
export type Format = (typeof FORMATS)[number];
/** The format when the author names none. */
export const DEFAULT_FORMAT: Format = 'explainer';

const EXAMPLES = 'npm run new -- post "A first hour in the garden"; or: npm run new -- doc yoga "Standing well"';

/** What can be created. */
export const KINDS = ['post', 'doc', 'section', 'source'] as const;

/** Parses the words after `npm run new --`. Throws a SiteError with the valid choices. */
export function readRequest(
  words: readonly string[],
  options: {format?: string; group?: string; slug?: string},
): ArticleRequest {
  const [kind = '', ...rest] = words;
  if (kind === '')
    throw new SiteError({
      problem: 'What should it be, a post, a doc, a section or a source?',
      fix: `write for example: ${EXAMPLES}`,
    });
  if (kind !== 'post' && kind !== 'doc') throw unknown('kind', kind, choices(kind, KINDS) + EXAMPLE);
  const format = readFormat(options.format ?? DEFAULT_FORMAT);
  if (kind === 'post') {
    if (options.group !== undefined) {
      throw new SiteError({problem: 'A post has no group.', fix: 'remove --group, or write a doc'});
    }
    return {kind, format, slug: options.slug, title: readTitle(rest, kind)};
  }
  const [section = '', ...title] = rest;
  const id = readSection(section);
  const {group, slug} = options;
  return {kind, section: id, format, group, slug, title: readTitle(title, `doc ${id}`)};
}

/** One of some choices, ignoring case. Throws a SiteError that lists them. */
function oneOf<T extends string>(what: string, written: string, valid: readonly T[], example = ''): T {
  const found = valid.find((item) => item === written.toLowerCase());
  if (found !== undefined) return found;
  const begun = written === '' ? undefined : valid.find((item) => item.startsWith(written.toLowerCase()));
  throw unknown(what, written, choices(begun ?? written, valid) + example);
}

const unknown = (what: string, written: string, fix: string) =>
  new SiteError({problem: `Unknown ${what} "${written}".`, fix});

const EXAMPLE = `; for example: ${EXAMPLES}`;
export const readKind = (written: string) => oneOf('kind', written, KINDS, EXAMPLE);
export const readFormat = (written: string) => oneOf('format', written, FORMATS);

/** The id of a section. */
export function readSection(written: string): string {
  const ids: string[] = sections.map(({id}) => id);
  if (written !== '') return oneOf('section', written, ids);
  throw new SiteError({problem: 'A doc needs a section.', fix: choices('', ids)});
}

/** The title of something new. Unquoted words may be a title, or options that npm took because `--` was missing. */
export function readTitle(words: readonly string[], before: string): string {
  const title = words.join(' ').replace(/\s+/g, ' ').trim();
  if (title === '') {
    throw new SiteError({problem: 'The title is missing.', fix: `write it in quotes, for example: ${EXAMPLES}`});
  }
  if (words.length > 1) {
    const quoted = words.find((word) => /\s/.test(word));
    throw new SiteError({
      problem: quoted ? `There are words beside the title "${quoted}".` : 'The title has several words but no quotes.',
      in: words.join(' '),
      fix: `put it in quotes, and options after it: npm run new -- ${before} "${quoted ?? title}"`,
    });
  }
  const [hidden] = hiddenCharacters(title);
  if (hidden) {
    const {problem, fix} = hiddenFault(hidden.name);
    throw new SiteError({problem: problem.replace('text', 'title'), in: `"${withoutHidden(title)}"`, fix});
  }
  if (title.length > MAX_TITLE_LENGTH) {
    throw new SiteError({
      problem: `The title has ${title.length} characters; ${MAX_TITLE_LENGTH} is the maximum.`,
      in: `"${title}"`,
      fix: `shorten it: search results cut longer ones. It could end here: "${title.slice(0, MAX_TITLE_LENGTH).replace(/\s+\S*$/, '')}"`,
    });
  }
  return title;
}
