/** From this length on, two edits are allowed (./spelling). */
const TWO_EDITS_FROM = 8;
const MIN_LENGTH = 4;

/** English words outside a library that could be taken for a typing mistake of its words, or for two in a row. */
export function mistakable(english: readonly string[], library: ReadonlySet<string>): string[] {
  // two similar words leave the same letters when one or two are removed from each
  const near = new Set<string>();
  for (const word of library)
    for (const rest of without(word, word.length < TWO_EDITS_FROM - 2 ? 1 : 2)) near.add(rest);
  const isTwo = (word: string) =>
    Array.from({length: word.length}, (_, at) => at).some(
      (at) => at >= 3 && library.has(word.slice(0, at)) && library.has(word.slice(at)),
    );
  return english.filter(
    (word) =>
      word.length >= MIN_LENGTH &&
      !library.has(word) &&
      (isTwo(word) || without(word, word.length < TWO_EDITS_FROM ? 1 : 2).some((rest) => near.has(rest))),
  );
}

/** A word, and what is left when up to `max` of its letters are removed. */
function without(word: string, max: number): string[] {
  if (max === 0) return [word];
  const less = Array.from({length: word.length}, (_, at) => word.slice(0, at) + word.slice(at + 1));
  return [word, ...less.flatMap((rest) => without(rest, max - 1))];
}
