import {type Entry, parse, SEARCH_VERSION, SearchDamage} from './payload';

/**
 * The second tier: what all texts say, in pieces, so that a query fetches the few it needs however large the site is.
 * The sorted tokens are cut into shards of similar length; the directory lists their first tokens.
 */
export const DIRECTORY_PATH = '/search/words.json';
/** Address of a shard. */
export const shardPath = (shard: number) => `/search/words/${shard}.json`;
/** Address of an entry's text, by its position in the index. */
export const textPath = (entry: number) => `/search/texts/${entry}.json`;

interface TierFile {
  readonly version: number;
  /** Identifies the numbering of the entries (`hashOfEntries`). */
  readonly entries: string;
}

export interface Directory extends TierFile {
  readonly kind: 'search-words';
  /** The number of tokens in each entry's text. */
  readonly lengths: readonly number[];
  /** The first token of each shard. */
  readonly starts: readonly string[];
}

export interface Shard extends TierFile {
  readonly kind: 'search-shard';
  /** Its first token, as in the directory. */
  readonly start: string;
  /** One line per token (./posting-lines). */
  readonly lines: string;
}

interface ArticleText extends TierFile {
  readonly kind: 'search-text';
  /** The path of its entry. */
  readonly path: string;
  /** The text before the first heading and below each heading of the index. */
  readonly sections: readonly string[];
}

/** Everything in the second tier; the position in a list is the number in the address. */
export interface TextTier {
  readonly directory: Directory;
  readonly shards: readonly Shard[];
  readonly texts: readonly ArticleText[];
}

/** A hash of the paths of all entries (FNV-1a, 32 bits, base 36): equal in builds that number their entries alike. */
export function hashOfEntries(entries: readonly Pick<Entry, 'path'>[]): string {
  let hash = 0x811c9dc5;
  for (const {path} of entries)
    for (const character of `${path}\n`) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The first keys of every file of this tier; `entries` is their hash. */
export function tierFile<Kind extends string>(kind: Kind, entries: string) {
  return {version: SEARCH_VERSION, kind, entries};
}

/** The parsers below throw SearchDamage when the text is truncated, something else, or has another `hash`. */
export function readDirectory(json: string, hash: string): Directory {
  const directory = parse(json, 'search-words') as unknown as Directory;
  const isWhole =
    Array.isArray(directory.lengths) &&
    directory.lengths.every(Number.isFinite) &&
    Array.isArray(directory.starts) &&
    directory.starts.every((start) => typeof start === 'string');
  return checked(directory, hash, isWhole);
}

/** `start`: the shard's first token in the directory. */
export function readShard(json: string, hash: string, start: string): Shard {
  const shard = parse(json, 'search-shard') as unknown as Shard;
  return checked(shard, hash, shard.start === start && typeof shard.lines === 'string');
}

/** `entry`: the position of the article in the index. */
export function readArticleText(
  json: string,
  hash: string,
  {path, headings}: Pick<Entry, 'path' | 'headings'>,
): ArticleText {
  const text = parse(json, 'search-text') as unknown as ArticleText;
  const {sections} = text;
  const isWhole =
    text.path === path &&
    Array.isArray(sections) &&
    sections.length === headings.length + 1 &&
    sections.every((section) => typeof section === 'string');
  return checked(text, hash, isWhole);
}

function checked<T extends TierFile>(file: T, hash: string, isWhole: boolean): T {
  if (file.entries !== hash) throw new SearchDamage('The text for the search belongs to another version of this site.');
  if (!isWhole) throw new SearchDamage('The text for the search is incomplete.');
  return file;
}
