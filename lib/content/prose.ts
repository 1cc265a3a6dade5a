import readingTime from 'reading-time';
import {hashOf} from '@/lib/cache/cache';
import {cachedInLog} from '@/lib/cache/cache-log';
import {madeBy} from '@/lib/cache/made-by';

import {withoutCitations} from './markdown/citation-mark';

const WORDS_PER_MINUTE = 200;

/** Characters of a tag, of the words of a link and of its address: a text may be two megabytes of one opening sign. */
const TAG = /<\/?[A-Za-z][^>]{0,999}>/g;
const LINK = /!?\[([^\]]{0,999})\]\([^)]{0,999}\)/g;

/** The prose of a Markdown body: no front matter, fences, components, marks of citation or link targets. */
export function proseOf(body: string): string {
  const withoutCode = body.replace(/^(`{3,}(?![^\n]*`)|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, '');
  const written = withoutBetween('<!--', '-->', withoutBetween('{/*', '*/}', withoutCode)).replace(TAG, ' ');
  return withoutCitations(written)
    .replace(LINK, '$1')
    .replace(/(?<!\s)\s*\\?\{#[\w-]+\}/g, '')
    .replace(/[*_`~|]|^\s*(?:#{1,6}|>|[-+]|\d+\.)\s+/gm, '');
}

/** A text without what stands from one sign to the next of another; what is never closed stays. */
function withoutBetween(opening: string, closing: string, text: string): string {
  let rest = '';
  let from = 0;
  for (let open = text.indexOf(opening); open !== -1; open = text.indexOf(opening, from)) {
    const close = text.indexOf(closing, open + opening.length);
    if (close === -1) break;
    rest += text.slice(from, open);
    from = close + closing.length;
  }
  return rest + text.slice(from);
}

export interface ProseMeasure {
  readonly words: number;
  readonly readingMinutes: number;
}

/** Words of a Markdown body and the minutes they take at 200 a minute, rounded up, at least 1. Kept by content hash in .cache. */
export function measureProse(body: string): ProseMeasure {
  return cachedInLog('prose', hashOf(madeBy('prose'), body), () => {
    const {words, minutes} = readingTime(proseOf(body), {wordsPerMinute: WORDS_PER_MINUTE});
    return {words, readingMinutes: Math.max(1, Math.ceil(minutes))};
  });
}
