import {groupBy} from '@/lib/group-by';
import type {CheckedFile, SiteRule} from '../model';
import {findText, proseBlocks, reporter} from './helpers';

const RUN = 8;
const MAX_SHARED = 3;

/** Two articles that share more than three runs of eight words; the first of them is shown. */
export const sharedRuns: SiteRule = ({files}) => {
  const texts = files.filter(({kind}) => kind !== 'page').map((file) => ({file, runs: runsOf(file)}));
  const holders = new Map<string, CheckedFile[]>();
  for (const {file, runs} of texts) {
    for (const {words} of runs) {
      const known = holders.get(words);
      if (!known) holders.set(words, [file]);
      else if (known.at(-1) !== file) known.push(file);
    }
  }
  return texts.flatMap(({file, runs}) => {
    const shared = runs.flatMap((run) => holders.get(run.words)!.map((other) => ({...run, other})));
    const others = shared.filter(({other}) => other !== file);
    return [...groupBy(others, ({other}) => other)].flatMap(([other, [first, ...more]]) => {
      if (!first || more.length < MAX_SHARED) return [];
      const {words, line, endLine} = first;
      const place = findText(file, words.split(' ').slice(0, 3).join(' '), line, endLine);
      const problem = `${more.length + 1} runs of eight words are shared with ${other.file}, from “${words}” on.`;
      const fix = 'reword it in one of the two, or keep it in one and link to it';
      return [reporter('shared-runs', file)(place, problem, fix)];
    });
  });
};

/** Every eight words in a row within a paragraph, with its lines. */
function runsOf(file: CheckedFile) {
  return proseBlocks(file).flatMap(({text, line, endLine}) => {
    const words =
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[\p{L}\p{N}']+/gu) ?? [];
    return words.slice(RUN - 1).map((_, start) => ({words: words.slice(start, start + RUN).join(' '), line, endLine}));
  });
}
