import type {Word} from './words';

/** A longer message is read in overlapping windows of this many words, or its harmless part would outweigh the rest. */
const WINDOW = 30;

/** The terms of a message: the stems of its words, and each pair of neighbours as `one_two`. */
export function termsOf(words: readonly Word[]): readonly string[] {
  const stems = words.map(({stem}) => (/^\d+$/.test(stem) ? sizeOf(Number(stem)) : stem));
  const pairs = [...stems, '$'].map((stem, index) => `${stems[index - 1] ?? '^'}_${stem}`);
  return [...new Set([...stems, ...pairs])];
}

/** The terms of a message, window by window. */
export function windowsOf(words: readonly Word[]): readonly (readonly string[])[] {
  const starts = [0];
  while (starts.at(-1)! + WINDOW < words.length) starts.push(starts.at(-1)! + WINDOW / 2);
  return starts.map((start) => termsOf(words.slice(start, start + WINDOW)));
}

/** The size of a number says more than its digits: how many tablets, how hot, how old. */
function sizeOf(number: number): string {
  return `#${[2, 6, 20, 100, Number.POSITIVE_INFINITY].findIndex((limit) => number < limit)}`;
}
