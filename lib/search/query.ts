import {PARTICLES, type Vocabulary} from './spelling';
import {stem} from './stem';
import type {Synonyms} from './synonyms';
import {importance, isStopWord, type Word, wordsOf} from './words';

/** One thing a query asks for, with the tokens that would answer it. The best one that an article has counts. */
export interface Concept {
  /** How much of the query it is. */
  readonly factor: number;
  readonly alternatives: readonly {readonly token: string; readonly weight: number}[];
}

/** A query as the ranking sees it. */
export interface ParsedQuery {
  readonly concepts: readonly Concept[];
  /** The query with its slips mended, when there were any. */
  readonly suggestion?: string;
  /** True when a word is not known as it was typed. */
  readonly hasUnknown: boolean;
  /** The stems of all its words, grammar and mended slips too, in their order. */
  readonly stems: readonly string[];
  /** Its words of content as they were typed. */
  readonly typed: readonly string[];
  /** The last of them, when more of it may come. */
  readonly beginning?: string;
}

/** Who writes a long message is in need: all of it is looked through for what is urgent. */
export const LONGEST_MESSAGE = 3000;
const LONGEST_QUERY = 300;
const MOST_WORDS = 24;
const PREFIXES = 30;
/** What a mended slip counts, and what the other words count that it may have been meant for. */
const NEAR_WEIGHT = 0.8;
const OTHER_NEAR_WEIGHT = NEAR_WEIGHT * 0.7;
/** What the word that is being typed may become counts when it is whole; less where it is a word already. */
const PREFIX_WEIGHT = 0.85;
const PREFIX_OF_WORD_WEIGHT = 0.4;
/** An amount or a time that no headline names says little of the subject. */
const NUMBER_WEIGHT = 0.3;
/** What a synonym counts beside the word itself. */
export const GROUP_WEIGHT = 0.85;
/** What the second and the third word of a phrase add to it. */
const PHRASE_BONUS = 0.25;
/** What the single words of a phrase still count beside the phrase. */
const REST_OF_PHRASE = 0.6;

interface Term {
  readonly folded: string;
  readonly stem: string;
  /** Other words it may have been meant for. */
  readonly near: readonly string[];
  readonly isLast: boolean;
  readonly weight: number;
}

/** Parses a query as readers type it. Anything is allowed; only the first words of a very long one count. */
export function parseQuery(input: string, vocabulary: Vocabulary, synonyms: Synonyms): ParsedQuery {
  const message = wordsOf(input.slice(0, LONGEST_MESSAGE));
  const typed = message.slice(0, MOST_WORDS).filter(({end}) => end <= LONGEST_QUERY);
  const isTyping = /[\p{L}\p{N}]$/u.test(input);
  const words = joined(typed, vocabulary);
  const {terms, hasUnknown, suggestion} = mend(words, vocabulary, isTyping);
  const stems = terms.map((term) => term.stem);
  const phrases = synonyms.matches(stems);
  const inPhrase = new Set(phrases.flatMap(({from, length}) => (length > 1 ? range(from, length) : [])));
  const concepts: Concept[] = phrases
    .filter(({length}) => length > 1)
    .map(({token, from, length, isAlso}) => {
      const weights = terms.slice(from, from + length).map(({weight}) => weight);
      return {
        factor: Math.min(...weights) * (1 + PHRASE_BONUS * (Math.min(length, 3) - 1)),
        alternatives: [{token, weight: isAlso ? GROUP_WEIGHT : 1}],
      };
    });
  const isAllGrammar = terms.every(({folded}) => isStopWord(folded));
  terms.forEach((term, index) => {
    if (isStopWord(term.folded) && !isAllGrammar) return;
    const groups = phrases.filter(({from, length}) => from === index && length === 1);
    concepts.push({
      factor: term.weight * importance(term.stem) * (inPhrase.has(index) ? REST_OF_PHRASE : 1),
      alternatives: [
        {token: term.stem, weight: 1},
        ...term.near.map((word) => ({token: stem(word), weight: OTHER_NEAR_WEIGHT})),
        ...groups.map(({token}) => ({token, weight: GROUP_WEIGHT})),
        ...(term.isLast ? prefixes(term, vocabulary) : []),
      ],
    });
  });
  return {
    concepts,
    hasUnknown,
    suggestion,
    stems: [...stems, ...message.slice(typed.length).map((word) => word.stem)],
    typed: words.map(({folded}) => folded).filter((word) => !isStopWord(word)),
    beginning: isTyping ? words.at(-1)?.folded : undefined,
  };
}

/** "b 12" and "hydro ponics" are one word each when the words apart are not known, or are a letter and its number. */
function joined(words: readonly Word[], vocabulary: Vocabulary): Word[] {
  const result: Word[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const whole = last && last.folded + word.folded;
    const isOne =
      whole &&
      vocabulary.has(whole) &&
      ((last.folded.length === 1 && /^\d+$/.test(word.folded)) ||
        !vocabulary.has(last.folded) ||
        !vocabulary.has(word.folded));
    if (isOne && !isStopWord(last.folded))
      result[result.length - 1] = {...last, folded: whole, stem: stem(whole), end: word.end};
    else result.push(word);
  }
  return result;
}

/** How a word of the query is understood. */
interface Reading {
  readonly terms: readonly Term[];
  /** True when that is not what was typed. */
  readonly isMended?: boolean;
  readonly isUnknown?: boolean;
}

function mend(words: readonly Word[], vocabulary: Vocabulary, isTyping: boolean) {
  const readings = words.map((word, index) => readWord(word, vocabulary, isTyping && index === words.length - 1));
  const terms = readings.flatMap((reading) => reading.terms);
  return {
    terms,
    hasUnknown: readings.some(({isUnknown}) => isUnknown),
    suggestion: readings.some(({isMended}) => isMended) ? terms.map(({folded}) => folded).join(' ') : undefined,
  };
}

function readWord({folded, stem: own}: Word, vocabulary: Vocabulary, isLast: boolean): Reading {
  const isNumber = /^\d+$/.test(folded) && !vocabulary.has(folded);
  const typed: Term = {folded, stem: own, near: [], isLast, weight: isNumber ? NUMBER_WEIGHT : 1};
  const isKnown = isNumber || isStopWord(folded) || vocabulary.has(folded) || vocabulary.hasStem(own);
  if (isKnown || (isLast && folded.length > 2 && vocabulary.withPrefix(folded, 1).length > 0)) return {terms: [typed]};
  const near = vocabulary.near(folded);
  const halves = vocabulary.split(folded);
  // "vitamind" is two words rather than a slip; other splits are a guess, one slip is a better one
  const isSure = halves !== undefined && (halves[1].length === 1 || PARTICLES.has(halves[1]));
  if (halves && (isSure || near[0]?.distance !== 1)) {
    const terms = halves.map((part) => ({folded: part, stem: stem(part), near: [], isLast: false, weight: 1}));
    return {terms, isMended: true};
  }
  const [best, ...others] = near;
  if (!best) return {terms: [typed], isUnknown: true};
  // another form of a known word is no slip
  const isSlip = best.stem !== own;
  const meant = {
    folded: best.word,
    stem: best.stem,
    near: others.map(({word}) => word),
    isLast: false,
    weight: NEAR_WEIGHT,
  };
  return {terms: [meant], isMended: isSlip, isUnknown: isSlip};
}

function prefixes({folded, stem: own}: Term, vocabulary: Vocabulary) {
  if (folded.length < 2) return [];
  const base = vocabulary.has(folded) ? PREFIX_OF_WORD_WEIGHT : PREFIX_WEIGHT;
  return vocabulary
    .withPrefix(folded, PREFIXES)
    .filter((found) => found.stem !== own)
    .map((found) => ({token: found.stem, weight: base * Math.sqrt(found.share)}));
}

function range(from: number, length: number): number[] {
  return Array.from({length}, (_, offset) => from + offset);
}
