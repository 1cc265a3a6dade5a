import readingTime from 'reading-time';
import {hashOf} from '@/lib/cache/cache';
import {cachedInLog} from '@/lib/cache/cache-log';
import {madeBy} from '@/lib/cache/made-by';

const WORDS_PER_MINUTE = 200;

/** The prose of a Markdown body: no front matter, fences, components, marks of citation or link targets. */
export function proseOf(body: string): string {
  return body
    .replace(/^(`{3,}(?![^\n]*`)|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\s*\[@[^\]]+\]/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\\?\{#[\w-]+\}/g, '')
    .replace(/[*_`~|]|^\s*(?:#{1,6}|>|[-+]|\d+\.)\s+/gm, '');
}

export interface ProseMeasure {
  readonly words: number;
  readonly readingMinutes: number;
}

/** Words of a Markdown body and the minutes they take at 200 a minute, rounded up, at least 1. Kept by content hash in .cache. */
export function measureProse(body: string): ProseMeasure {
  return cachedInLog('prose', hashOf(madeBy('prose'), body), () => {
    // a word of one letter counts as much, and reading-time looks at each several times
    const text = proseOf(body).replace(/\w{2,}/g, 'x');
    const {words, minutes} = readingTime(text, {wordsPerMinute: WORDS_PER_MINUTE});
    return {words, readingMinutes: Math.max(1, Math.ceil(minutes))};
  });
}
