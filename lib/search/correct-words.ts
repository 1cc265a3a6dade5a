import {PARTICLES, type Vocabulary} from './spelling';
import {stem} from './stem';
import {isStopWord, type Word} from './words';

/** The weight of a corrected word. */
export const NEAR_WEIGHT = 0.8;
/** A number or a time that no headline contains says little about the subject. */
const NUMBER_WEIGHT = 0.3;

/** An interpreted word of a query. */
export interface QueryWord {
  readonly folded: string;
  readonly stem: string;
  /** Other possible corrections. */
  readonly near: readonly string[];
  /** True for the word being typed, which may be incomplete. */
  readonly isLast: boolean;
  readonly weight: number;
  /** As it was typed, if it is a content word without a mistake. */
  readonly typed?: string;
}

/**
 * Joins words that were typed apart, such as "b 12" and "hydro ponics": parts that are unknown, or a letter and its
 * number.
 */
export function joinWords(words: readonly Word[], vocabulary: Vocabulary): Word[] {
  const result: Word[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const joined = last && last.folded + word.folded;
    const isOne =
      joined &&
      vocabulary.has(joined) &&
      ((last.folded.length === 1 && /^\d+$/.test(word.folded)) ||
        !vocabulary.has(last.folded) ||
        !vocabulary.has(word.folded));
    if (isOne && !isStopWord(last.folded))
      result[result.length - 1] = {...last, folded: joined, stem: stem(joined), end: word.end};
    else result.push(word);
  }
  return result;
}

/** How a typed word is interpreted: one word, or two that were written as one. */
interface Reading {
  readonly words: readonly QueryWord[];
  /** True when that is not what was typed. */
  readonly isCorrected?: boolean;
  readonly isUnknown?: boolean;
}

/** The words of a query, corrected; `suggestion` is the corrected query, if anything was corrected. */
export function correctWords(typed: readonly Word[], vocabulary: Vocabulary, isTyping: boolean) {
  const readings = typed.map((word, index) => readWord(word, vocabulary, isTyping && index === typed.length - 1));
  const words = readings.flatMap((reading) => reading.words);
  return {
    words,
    hasUnknown: readings.some(({isUnknown}) => isUnknown),
    suggestion: readings.some(({isCorrected}) => isCorrected) ? words.map(({folded}) => folded).join(' ') : undefined,
  };
}

function readWord(word: Word, vocabulary: Vocabulary, isLast: boolean): Reading {
  const {folded} = word;
  const isNumber = /^\d+(?:[ap]m)?$/.test(folded) && !vocabulary.has(folded);
  const typed: QueryWord = {
    folded,
    stem: word.stem,
    near: [],
    isLast,
    weight: isNumber ? NUMBER_WEIGHT : 1,
    typed: /\d/.test(folded) || folded.length < 3 ? undefined : folded,
  };
  const isKnown = isNumber || isStopWord(folded) || vocabulary.has(folded) || vocabulary.hasStem(word.stem);
  if (isKnown || (isLast && folded.length > 2 && vocabulary.withPrefix(folded, 1).length > 0)) return {words: [typed]};
  const near = vocabulary.near(folded);
  const halves = vocabulary.split(folded);
  // "vitamind" is two words rather than a mistake; other splits are a guess, and one edit is a better one
  const isSure = halves !== undefined && (halves[1].length === 1 || PARTICLES.has(halves[1]));
  if (halves && (isSure || near[0]?.distance !== 1)) {
    const words = halves.map((part) => ({folded: part, stem: stem(part), near: [], isLast: false, weight: 1}));
    return {words, isCorrected: true};
  }
  const [best, ...others] = near;
  if (!best) return {words: [typed], isUnknown: true};
  // another form of a known word is not a mistake
  const isTypo = best.stem !== word.stem;
  const meant = {
    folded: best.word,
    stem: best.stem,
    near: others.map(({word}) => word),
    isLast: false,
    weight: NEAR_WEIGHT,
  };
  return {words: [meant], isCorrected: isTypo, isUnknown: isTypo};
}
