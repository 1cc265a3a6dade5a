/**
 * The second tier: what all texts say, in pieces, so that a query fetches the few it needs however large the site is.
 * The sorted tokens are cut into shards of similar length; the directory lists their first tokens.
 */
export const DIRECTORY_PATH = '/search/words.json';
/** Address of a shard. */
export const shardPath = (shard: number) => `/search/words/${shard}.json`;
/** Address of an entry's text, by its position in the index. */
export const textPath = (entry: number) => `/search/texts/${entry}.json`;

/** `build` is that of the index: files of another build number entries and shards differently. */
interface TierFile {
  readonly build: string;
}

export interface Directory extends TierFile {
  /** The number of tokens in each entry's text. */
  readonly lengths: readonly number[];
  /** The first token of each shard. */
  readonly starts: readonly string[];
}

export interface Shard extends TierFile {
  /** One line per token (./posting-lines). */
  readonly lines: string;
}

export interface ArticleText extends TierFile {
  /** The text before the first heading and below each heading of the index. */
  readonly sections: readonly string[];
}

/** Everything in the second tier; the position in a list is the number in the address. */
export interface TextTier {
  readonly directory: Directory;
  readonly shards: readonly Shard[];
  readonly texts: readonly ArticleText[];
}
