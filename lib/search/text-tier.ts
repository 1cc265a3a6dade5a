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

interface Piece {
  readonly version: number;
  /** Identifies the numbering of the entries (`entriesMark`). */
  readonly entries: string;
}

export interface Directory extends Piece {
  readonly kind: 'search-words';
  /** The number of tokens in each entry's text. */
  readonly lengths: readonly number[];
  /** The first token of each shard. */
  readonly starts: readonly string[];
}

export interface Shard extends Piece {
  readonly kind: 'search-shard';
  /** As in the directory. */
  readonly start: string;
  /** One line per token (./posting-lines). */
  readonly lines: string;
}

interface ArticleText extends Piece {
  readonly kind: 'search-text';
  /** Of its entry. */
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

/** Whether two builds number their entries in the same way: a hash of all paths (FNV-1a, 32 bits), in base 36. */
export function entriesMark(entries: readonly Pick<Entry, 'path'>[]): string {
  let hash = 0x811c9dc5;
  for (const {path} of entries)
    for (const character of `${path}\n`) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The start of every piece; `entries` is their mark. */
export function pieceOf<Kind extends string>(kind: Kind, entries: string) {
  return {version: SEARCH_VERSION, kind, entries};
}

/** The parsers below throw SearchDamage when the text is truncated, something else, or has another `mark`. */
export function readDirectory(json: string, mark: string): Directory {
  const directory = parse(json, 'search-words') as unknown as Directory;
  const isWhole =
    Array.isArray(directory.lengths) &&
    directory.lengths.every(Number.isFinite) &&
    Array.isArray(directory.starts) &&
    directory.starts.every((start) => typeof start === 'string');
  return checked(directory, mark, isWhole);
}

/** `start`: the shard's first token in the directory. */
export function readShard(json: string, mark: string, start: string): Shard {
  const shard = parse(json, 'search-shard') as unknown as Shard;
  return checked(shard, mark, shard.start === start && typeof shard.lines === 'string');
}

/** `entry`: the position of the article in the index. */
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
