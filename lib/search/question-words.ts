import {importance, isStopWord, wordsOf} from './words';

/** The words of readers' questions whose stems are not in `known`, once each, for the first tier. */
export function questionWords(asks: readonly string[], known: string): string[] {
  const stems = new Set(wordsOf(known).map(({stem}) => stem));
  const words: string[] = [];
  for (const {folded, stem} of asks.flatMap((ask) => wordsOf(ask))) {
    if (isStopWord(folded) || importance(stem) < 1 || folded.length < 3 || stems.has(stem)) continue;
    stems.add(stem);
    words.push(folded);
  }
  return words;
}
