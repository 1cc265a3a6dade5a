/** The tokens of one document by field. */
export type Fields = Readonly<Record<string, readonly string[]>>;

export interface FieldWeight {
  readonly weight: number;
  /** How much a long field is held against a word in it: 0 not at all, 1 in full. */
  readonly lengthPenalty: number;
}

export interface Postings {
  /** Document → score of one token, by BM25F. */
  scores(token: string): ReadonlyMap<number, number>;
  /** How rare a token is; 0 when it stands nowhere. */
  rarity(token: string): number;
  has(token: string): boolean;
}

/** Occurrences after which further ones add little. */
const SATURATION = 3;

/**
 * An inverted index with BM25F scores (Robertson, Zaragoza and Taylor 2004): occurrences are weighed by field and by the field's length,
 * added up, and only then saturated.
 */
export function createPostings(documents: readonly Fields[], weights: Readonly<Record<string, FieldWeight>>): Postings {
  const fields = Object.entries(weights);
  const averages = new Map(
    fields.map(([field]) => {
      const lengths = documents.map((document) => document[field]?.length ?? 0);
      return [field, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length)];
    }),
  );
  const index = new Map<string, Map<number, number>>();
  documents.forEach((document, id) => {
    for (const [field, {weight, lengthPenalty}] of fields) {
      const tokens = document[field] ?? [];
      const average = averages.get(field) || 1;
      const share = weight / (1 - lengthPenalty + (lengthPenalty * tokens.length) / average);
      for (const token of tokens) {
        let list = index.get(token);
        if (!list) {
          list = new Map();
          index.set(token, list);
        }
        list.set(id, (list.get(id) ?? 0) + share);
      }
    }
  });
  const rarity = (token: string) => {
    const holders = index.get(token)?.size ?? 0;
    // one document more, so that a slip of the pen does not outweigh every other word
    return holders === 0 ? 0 : Math.log(1 + (documents.length - holders + 0.5) / (holders + 1.5));
  };
  return {
    rarity,
    has: (token) => index.has(token),
    scores: (token) => {
      const factor = rarity(token);
      const list = index.get(token) ?? new Map<number, number>();
      return new Map([...list].map(([id, count]) => [id, (factor * count) / (count + SATURATION)]));
    },
  };
}
