import {isStopWord, wordsOf} from '@/lib/search/words';

/** Stems of the words that say what a text is about. */
export function tellingStems(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(({folded, stem}) => (isStopWord(folded) ? [] : [stem])));
}
