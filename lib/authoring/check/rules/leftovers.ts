import {draftText} from '@/lib/authoring/scaffold/draft-text';
import {FORMATS} from '@/lib/authoring/scaffold/request';
import {counted} from '@/lib/counted';
import type {FileRule} from '../model';
import {reporter} from './helpers';

/** Sentences of the templates of `npm run new` that should have been replaced. */
export function templateSentences(): string[] {
  const next = [{route: '/docs/intro', title: 'Introduction'}];
  const texts = FORMATS.flatMap((format) => {
    const request = {kind: 'post', format, title: 'Title'} as const;
    return draftText({request, today: '2025-01-01', tags: [], sources: [], covers: [], next}).split('\n');
  });
  const sentences = texts.flatMap((line) => {
    if (line.startsWith('#')) return [];
    const quoted = [...line.matchAll(/"([^"]+)"/g)].map(([, text]) => text!);
    const [, reason] = /^- \[.*\]\(.*\): (.*)$/.exec(line) ?? [];
    return quoted.length > 0 ? quoted : [reason ?? line.replace(/^- /, '')];
  });
  return [...new Set(sentences.filter((text) => /^\S+ \S+ .*\S+\.$/.test(text)))];
}

const LEFTOVERS = templateSentences();

/** Instructions left over from the template: the first, and how many there are. */
export const leftovers: FileRule = (file) => {
  const places = file.lines.flatMap((line, index) => {
    const leftover = LEFTOVERS.find((sentence) => line.includes(sentence));
    return leftover === undefined ? [] : [{line: index + 1, column: line.indexOf(leftover) + 1}];
  });
  const [first] = places;
  if (!first) return [];
  const more = places.length > 1 ? `, with ${counted(places.length - 1, 'more line')} after it` : '';
  const problem = `This is still the template's text${more}.`;
  return [reporter('leftovers', file)(first, problem, 'write your own, or delete the line')];
};
