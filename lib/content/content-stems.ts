import {isStopWord, wordsOf} from '@/lib/search/words';

/** Stems of the content words of a text. */
export function contentStems(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(({folded, stem}) => (isStopWord(folded) ? [] : [stem])));
}
