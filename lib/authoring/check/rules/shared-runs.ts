import type {Fault} from '@/lib/faults';
import type {CheckedFile, SiteRule} from '../model';
import {findText, proseBlocks, reporter} from './helpers';

const RUN = 8;
const MAX_SHARED = 3;

interface Word {
  readonly text: string;
  readonly block: number;
}
interface Pair {
  readonly file: CheckedFile;
  readonly other: CheckedFile;
  /** Where the shared runs start in the words of `file`. */
  readonly starts: readonly number[];
}

/** Two articles that share more than three runs of eight words. */
export const sharedRuns: SiteRule = ({files}) => {
  const texts = files.filter(({kind}) => kind !== 'page').map((file) => ({file, words: wordsOf(file)}));
  const holders = new Map<string, number[]>();
  texts.forEach(({words}, index) => {
    for (const run of runsOf(words)) {
      const known = holders.get(run);
      if (!known) holders.set(run, [index]);
      else if (known.at(-1) !== index) known.push(index);
    }
  });
  return texts.flatMap(({file, words}, index) => {
    /** The other text → where shared runs start. */
    const shared = new Map<number, number[]>();
    for (const [start, run] of [...runsOf(words)].entries()) {
      for (const other of holders.get(run)!) {
        if (other === index) continue;
        const starts = shared.get(other) ?? [];
        starts.push(start);
        shared.set(other, starts);
      }
    }
    return [...shared]
      .filter(([, starts]) => starts.length > MAX_SHARED)
      .map(([other, starts]) => faultFor({file, other: texts[other]!.file, starts}, words));
  });
};

function* runsOf(words: readonly Word[]): Generator<string> {
  for (let index = 0; index + RUN <= words.length; index++) {
    yield words
      .slice(index, index + RUN)
      .map(({text}) => text)
      .join(' ');
  }
}

function wordsOf(file: CheckedFile): Word[] {
  return proseBlocks(file).flatMap(({text}, block) =>
    Array.from(
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .matchAll(/[\p{L}\p{N}']+/gu),
      ([word]) => ({text: word, block}),
    ),
  );
}

function faultFor({file, other, starts}: Pair, words: readonly Word[]): Fault {
  const [from, to] = longestStretch(starts);
  const passage = words
    .slice(from, to + RUN)
    .map(({text}) => text)
    .join(' ');
  const block = proseBlocks(file)[words[from]!.block]!;
  const beginning = words
    .slice(from, from + 3)
    .map(({text}) => text)
    .join(' ');
  const problem = `${starts.length} runs of eight words are shared with ${other.file}: “${passage}”`;
  const fix = 'reword it in one of the two, or keep it in one and link to it';
  return reporter('shared-runs', file)(findText(file, beginning, block.line, block.endLine), problem, fix);
}

/** The first and last of the longest sequence of consecutive numbers. */
function longestStretch(starts: readonly number[]): [number, number] {
  let best: [number, number] = [starts[0]!, starts[0]!];
  let from = starts[0]!;
  starts.forEach((start, index) => {
    if (index > 0 && start !== starts[index - 1]! + 1) from = start;
    if (start - from > best[1] - best[0]) best = [from, start];
  });
  return best;
}
