/** A token in all texts: how often it occurs in each of them, and the words it comes from. */
interface PostingList {
  readonly token: string;
  /** Entry → occurrences, in the order of the entries. */
  readonly counts: ReadonlyMap<number, number>;
  /** The words of the texts with this stem. Empty for a group of synonyms. */
  readonly words: readonly string[];
}

/**
 * `token`, then for each entry the distance to the previous one and, after a dot, its occurrences if there are several;
 * then after `;` the words, unless the token is the only one: `lettuc 3 0.2 14;lettuce,lettuces`.
 */
export function printPostingList({token, counts, words}: PostingList): string {
  let next = 0;
  const places = [...counts].map(([entry, count]) => {
    const distance = entry - next;
    next = entry + 1;
    return count === 1 ? distance : `${distance}.${count}`;
  });
  const isItsOwnWord = words.length === 1 && words[0] === token;
  return `${[token, ...places].join(' ')}${isItsOwnWord ? '' : `;${words.join(',')}`}`;
}

/** Parses a line of printPostingList. */
export function readPostingList(line: string): PostingList {
  const [left = '', right] = line.split(';');
  const [token = '', ...places] = left.split(' ');
  let next = 0;
  const counts = new Map<number, number>();
  for (const place of places) {
    const [distance, count = 1] = place.split('.');
    const entry = next + Number(distance);
    counts.set(entry, Number(count));
    next = entry + 1;
  }
  const words = right === undefined ? [token] : right.split(',').filter((word) => word !== '');
  return {token, counts, words};
}
