import {draftText} from '@/lib/authoring/scaffold/draft-text';
import {FORMATS} from '@/lib/authoring/scaffold/request';
import type {Fault} from '@/lib/faults';
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

/** Instructions left over from the template. */
export const leftovers: FileRule = (file) =>
  file.lines.flatMap((line, index): Fault[] => {
    const leftover = LEFTOVERS.find((sentence) => line.includes(sentence));
    if (leftover === undefined) return [];
    const place = {line: index + 1, column: line.indexOf(leftover) + 1};
    return [
      reporter('leftovers', file)(place, "This is still the template's text.", 'write your own, or delete the line'),
    ];
  });
