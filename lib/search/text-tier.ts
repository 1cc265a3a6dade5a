import {type Entry, parse, SEARCH_VERSION, SearchDamage} from './payload';

/**
 * The second tier: what all texts say, in pieces, so that a query fetches the few it needs however large the site is.
 * An alphabet of tokens is cut into shards of about the same length; the directory says where each begins.
 */
export const DIRECTORY_PATH = '/search/words.json';
/** Address of a shard of the alphabet. */
export const shardPath = (shard: number) => `/search/words/${shard}.json`;
/** Address of the text of an entry, by its place in the index. */
export const textPath = (entry: number) => `/search/texts/${entry}.json`;

interface Piece {
  readonly version: number;
  /** The mark of the entries that numbers stand for (`entriesMark`). */
  readonly entries: string;
}

export interface Directory extends Piece {
  readonly kind: 'search-words';
  /** By entry, how many tokens its text has. */
  readonly lengths: readonly number[];
  /** The first token of each shard. */
  readonly starts: readonly string[];
}

export interface Shard extends Piece {
  readonly kind: 'search-shard';
  /** As in the directory. */
  readonly start: string;
  /** A line a token (./posting-lines). */
  readonly lines: string;
}

export interface ArticleText extends Piece {
  readonly kind: 'search-text';
  /** Of its entry. */
  readonly path: string;
  /** The text before the first heading and below each heading of the index. */
  readonly sections: readonly string[];
}

/** Everything of the second tier; the place in a list is the number in the address. */
export interface TextTier {
  readonly directory: Directory;
  readonly shards: readonly Shard[];
  readonly texts: readonly ArticleText[];
}

/** Tells whether two builds number their entries alike: a hash of all paths (FNV-1a, 32 bits), in base 36. */
export function entriesMark(entries: readonly Pick<Entry, 'path'>[]): string {
  let hash = 0x811c9dc5;
  for (const {path} of entries)
    for (const character of `${path}\n`) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What every piece begins with; `entries` is their mark. */
export function pieceOf<Kind extends string>(kind: Kind, entries: string) {
  return {version: SEARCH_VERSION, kind, entries};
}

/** Each of the readers below throws SearchDamage when the text is cut short, something else, or of a build that numbers otherwise than `mark`. */
export function readDirectory(json: string, mark: string): Directory {
  const directory = parse(json, 'search-words') as unknown as Directory;
  const isWhole =
    Array.isArray(directory.lengths) &&
    directory.lengths.every(Number.isFinite) &&
    Array.isArray(directory.starts) &&
    directory.starts.every((start) => typeof start === 'string');
  return checked(directory, mark, isWhole);
}

/** `start`: the shard's first token by the directory. */
export function readShard(json: string, mark: string, start: string): Shard {
  const shard = parse(json, 'search-shard') as unknown as Shard;
  return checked(shard, mark, shard.start === start && typeof shard.lines === 'string');
}

/** `entry`: whose text it is by the index. */
export function readArticleText(
  json: string,
  mark: string,
  {path, headings}: Pick<Entry, 'path' | 'headings'>,
): ArticleText {
  const text = parse(json, 'search-text') as unknown as ArticleText;
  const {sections} = text;
  const isWhole =
    text.path === path &&
    Array.isArray(sections) &&
    sections.length === headings.length + 1 &&
    sections.every((section) => typeof section === 'string');
  return checked(text, mark, isWhole);
}

function checked<T extends Piece>(piece: T, mark: string, isWhole: boolean): T {
  if (piece.entries !== mark)
    throw new SearchDamage('The text for the search belongs to another version of this site.');
  if (!isWhole) throw new SearchDamage('The text for the search is incomplete.');
  return piece;
}
