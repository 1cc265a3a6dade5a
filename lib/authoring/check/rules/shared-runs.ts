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
  readonly starts: number[];
}

/** Two articles that share more than three runs of eight words. */
export const sharedRuns: SiteRule = ({files}) => {
  const texts = files.filter(({kind}) => kind !== 'page').map((file) => ({file, words: wordsOf(file)}));
  const first = new Map<string, number | number[]>();
  texts.forEach(({words}, index) => {
    for (const run of runsOf(words)) remember(first, run, index);
  });
  return texts.flatMap(({file, words}, index) => {
    const pairs = new Map<number, Pair>();
    let at = 0;
    for (const run of runsOf(words)) {
      const holders = first.get(run);
      if (Array.isArray(holders)) {
        for (const holder of holders) {
          if (holder === index) continue;
          const pair = pairs.get(holder) ?? {file, other: texts[holder]!.file, starts: []};
          pair.starts.push(at);
          pairs.set(holder, pair);
        }
      }
      at += 1;
    }
    return [...pairs.values()].filter(({starts}) => starts.length > MAX_SHARED).map((pair) => faultFor(pair, words));
  });
};

function remember(first: Map<string, number | number[]>, run: string, index: number): void {
  const holders = first.get(run);
  if (holders === undefined) first.set(run, index);
  else if (typeof holders === 'number') {
    if (holders !== index) first.set(run, [holders, index]);
  } else if (holders.at(-1) !== index) holders.push(index);
}

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
