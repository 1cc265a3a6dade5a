/** From this length on two slips are forgiven (./spelling). */
const TWO_SLIPS_FROM = 8;
const FEWEST = 4;

/** Of some English words those that are none of a library's words and could be taken for a slip of one, or for two of them in a row. */
export function mistakable(english: readonly string[], library: ReadonlySet<string>): string[] {
  // two words that are near have letters in common that are left when one or two are taken out of each
  const near = new Set<string>();
  for (const word of library)
    for (const rest of without(word, word.length < TWO_SLIPS_FROM - 2 ? 1 : 2)) near.add(rest);
  const isTwo = (word: string) =>
    Array.from({length: word.length}, (_, at) => at).some(
      (at) => at >= 3 && library.has(word.slice(0, at)) && library.has(word.slice(at)),
    );
  return english.filter(
    (word) =>
      word.length >= FEWEST &&
      !library.has(word) &&
      (isTwo(word) || without(word, word.length < TWO_SLIPS_FROM ? 1 : 2).some((rest) => near.has(rest))),
  );
}

/** A word, and all that is left when up to `most` of its letters are taken out. */
function without(word: string, most: number): string[] {
  if (most === 0) return [word];
  const less = Array.from({length: word.length}, (_, at) => word.slice(0, at) + word.slice(at + 1));
  return [word, ...less.flatMap((rest) => without(rest, most - 1))];
}
