import readingTime from 'reading-time';
import {hashOf} from '@/lib/cache/cache';
import {inputsHash} from '@/lib/cache/cache-inputs';
import {cachedInLog} from '@/lib/cache/cache-log';
import {withoutCitations} from './markdown/citation-mark';

const WORDS_PER_MINUTE = 200;

/** Maximum length of a tag, and of a link's text and address: a text may be two megabytes of opening brackets. */
const TAG = /<\/?[A-Za-z][^>]{0,999}>/g;
const LINK = /!?\[([^\]]{0,999})\]\([^)]{0,999}\)/g;

/** The prose of a Markdown body: without front matter, fences, components, citation marks and link targets. */
export function proseOf(body: string): string {
  const withoutCode = body.replace(/^(`{3,}(?![^\n]*`)|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, '');
  const written = withoutBetween('<!--', '-->', withoutBetween('{/*', '*/}', withoutCode)).replace(TAG, ' ');
  return withoutCitations(written)
    .replace(LINK, '$1')
    .replace(/(?<!\s)\s*\\?\{#[\w-]+\}/g, '')
    .replace(/[*_`~|]|^\s*(?:#{1,6}|>|[-+]|\d+\.)\s+/gm, '');
}

/** A text without everything between two marks; an unclosed one stays. */
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

interface ProseMeasure {
  readonly words: number;
  readonly readingMinutes: number;
}

/** The word count of a Markdown body, and its reading time in whole minutes. Cached by content hash. */
export function measureProse(body: string): ProseMeasure {
  return cachedInLog('prose', hashOf(inputsHash('code'), body), () => {
    const {words, minutes} = readingTime(proseOf(body), {wordsPerMinute: WORDS_PER_MINUTE});
    return {words, readingMinutes: Math.max(1, Math.ceil(minutes))};
  });
}
