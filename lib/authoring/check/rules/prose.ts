import {measureProse} from '@/lib/content/prose';
import type {Fault} from '@/lib/faults';
import type {FileRule} from '../model';
import {gradeOf, sentencesOf} from '../readability';
import {proseBlocks, reporter} from './helpers';

/** Words an article may have. */
const [MIN_WORDS, MAX_WORDS] = [400, 2000];
/** Up to this many words, the opening is enough of a summary. */
const SHORT = 700;
const MAX_GRADE = 10;
const MAX_SENTENCE_WORDS = 32;

/** Long enough to answer the question, short enough to be read. */
export const length: FileRule = (file) => {
  if (!file.analysis || file.kind === 'page') return [];
  const {words} = measureProse(file.body);
  if (words >= MIN_WORDS && words <= MAX_WORDS) return [];
  const fix =
    words < MIN_WORDS ? 'say more: an example, a number, a step' : 'cut what another article covers, or split it';
  const problem = `The text has ${words} words; an article has ${MIN_WORDS} to ${MAX_WORDS}.`;
  return [reporter('length', file)({line: file.bodyLine}, problem, fix)];
};

/** Flesch–Kincaid grade of at most 10. */
export const grade: FileRule = (file, {wording}) => {
  if (!file.analysis) return [];
  const plain = new Set(wording.plainWords.map((word) => word.toLowerCase()));
  const blocks = proseBlocks(file);
  const value = gradeOf(
    blocks.map(({text}) => text),
    plain,
  );
  if (value <= MAX_GRADE) return [];
  const longest = blocks
    .flatMap((block) => sentencesOf(block.text).map((text) => ({line: block.line, words: text.split(' ').length})))
    .sort((a, b) => b.words - a.words)[0];
  const problem = `The text reads at grade ${value.toFixed(1)}; ${MAX_GRADE} is the maximum, 8 the aim.`;
  const fix = `shorten sentences (the longest, of ${longest?.words} words, is here) and choose plainer words`;
  return [reporter('grade', file)({line: longest?.line ?? file.bodyLine}, problem, fix)];
};

/** Sentences that are too long to follow. */
export const longSentences: FileRule = (file) => {
  const fault = reporter('sentences', file, 'warning');
  return proseBlocks(file).flatMap((block) =>
    sentencesOf(block.text).flatMap((sentence): Fault[] => {
      const words = sentence.split(' ').length;
      if (words <= MAX_SENTENCE_WORDS) return [];
      return [fault(block, `A sentence of ${words} words: “${sentence.slice(0, 60)}…”`, 'split it in two')];
    }),
  );
};

/** The parts an article needs. */
export const shape: FileRule = (file) => {
  if (!file.analysis || file.kind === 'page') return [];
  const fault = reporter('shape', file, 'warning');
  const has = (name: string) => file.analysis!.boxes.some((box) => box.name === name);
  const isMdx = file.file.endsWith('.mdx');
  const place = {line: file.bodyLine};
  const faults: Fault[] = [];
  if (file.kind === 'post' && file.analysis.teaserLine === undefined) {
    const mark = isMdx ? '{/* truncate */}' : '<!-- truncate -->';
    const fix = `put ${mark} on a separate line after the opening paragraph`;
    faults.push(fault(place, 'The post has no teaser mark.', fix));
  }
  if (!has('KeyPoints') && measureProse(file.body).words > SHORT) {
    const fix = 'add <KeyPoints> with three to five lines';
    faults.push(fault(place, 'The article has no key points.', fix));
  }
  if (!has('ReadNext')) {
    const fix = 'say where to read on, and why';
    faults.push(fault(place, 'The article ends without <ReadNext>.', fix));
  }
  return faults;
};
