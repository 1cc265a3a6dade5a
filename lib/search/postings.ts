/** The tokens of one document by field. */
type Fields = Readonly<Record<string, readonly string[]>>;

export interface FieldWeight {
  readonly weight: number;
  /** How much a long field lowers the weight of a word in it: 0 not at all, 1 in full. */
  readonly lengthPenalty: number;
}

export interface Postings {
  /** Document → occurrences of one token, weighted by field and length. */
  frequencies(token: string): ReadonlyMap<number, number>;
  /** Document → score of one token, by BM25F. */
  scores(token: string): ReadonlyMap<number, number>;
  /** How rare a token is; 0 when it appears nowhere. */
  rarity(token: string): number;
}

/** Postings with one more field, which is added token by token. */
export interface GrowingPostings extends Postings {
  /** `counts`: document → occurrences of the token in that field. */
  add(token: string, counts: ReadonlyMap<number, number>): void;
}

/** Occurrences after which further ones add little. */
const SATURATION = 3;
const NOWHERE: ReadonlyMap<number, number> = new Map();

/**
 * An inverted index with BM25F scores (Robertson, Zaragoza and Taylor 2004): weighted by field and length, then
 * saturated.
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
    for (const [field, weight] of fields) {
      const tokens = document[field] ?? [];
      const occurrence = occurrenceWeight(weight, tokens.length, averages.get(field));
      for (const token of tokens) {
        let list = index.get(token);
        if (!list) {
          list = new Map();
          index.set(token, list);
        }
        list.set(id, (list.get(id) ?? 0) + occurrence);
      }
    }
  });
  return postingsOf((token) => index.get(token) ?? NOWHERE, documents.length);
}

/** `first` with one more field, whose length per document is known in advance. */
export function growPostings(first: Postings, weight: FieldWeight, lengths: readonly number[]): GrowingPostings {
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const grown = new Map<string, ReadonlyMap<number, number>>();
  return {
    ...postingsOf((token) => grown.get(token) ?? first.frequencies(token), lengths.length),
    add(token, counts) {
      const frequencies = new Map(first.frequencies(token));
      for (const [id, count] of counts) {
        frequencies.set(id, (frequencies.get(id) ?? 0) + count * occurrenceWeight(weight, lengths[id] ?? 0, average));
      }
      grown.set(token, frequencies);
    },
  };
}

/** The weight of one occurrence in a field of this length. */
function occurrenceWeight({weight, lengthPenalty}: FieldWeight, length: number, average: number | undefined): number {
  return weight / (1 - lengthPenalty + (lengthPenalty * length) / (average || 1));
}

function postingsOf(frequencies: Postings['frequencies'], documents: number): Postings {
  const rarity = (token: string) => {
    const holders = frequencies(token).size;
    // one more document, so that a typing mistake does not outweigh every other word
    return holders === 0 ? 0 : Math.log(1 + (documents - holders + 0.5) / (holders + 1.5));
  };
  return {
    frequencies,
    rarity,
    scores(token) {
      const factor = rarity(token);
      return new Map([...frequencies(token)].map(([id, count]) => [id, (factor * count) / (count + SATURATION)]));
    },
  };
}
