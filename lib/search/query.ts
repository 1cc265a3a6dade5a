import {correctWords, joinWords, NEAR_WEIGHT, type QueryWord} from './correct-words';
import type {Vocabulary} from './spelling';
import {stem} from './stem';
import type {Synonyms} from './synonyms';
import {importance, isStopWord, type Word, wordsOf} from './words';

/** One subject of a query, with the tokens that match it. In each article the best match counts. */
interface Concept {
  /** Its share of the query. */
  readonly factor: number;
  readonly alternatives: readonly {readonly token: string; readonly weight: number}[];
  /** The word that was typed for it, if it says what the query is about. */
  readonly typed?: string;
}

/** A query, interpreted for the ranking. */
export interface ParsedQuery {
  readonly concepts: readonly Concept[];
  /** The corrected query, if anything was corrected. */
  readonly suggestion?: string;
  /** True when a word is not known as it was typed. */
  readonly hasUnknown: boolean;
  /** Its content words as they were typed. */
  readonly typed: readonly string[];
  /** The last typed word, if it may be incomplete. */
  readonly beginning?: string;
}

/** People in need write long messages: all of this is read. */
export const MAX_MESSAGE_LENGTH = 3000;
/** Typing mistakes are only corrected in the first words of a message, because that takes time. */
const MAX_CORRECTED_WORDS = 24;
/** In a long message only the most informative words count. */
const MAX_CONCEPTS = 16;
const MAX_COMPLETIONS = 30;
/** The weight of other possible corrections. */
const OTHER_NEAR_WEIGHT = NEAR_WEIGHT * 0.7;
/** The weight of completions of the word being typed; less if it is already a word. */
const PREFIX_WEIGHT = 0.85;
const PREFIX_OF_WORD_WEIGHT = 0.4;
/** The weight of a synonym compared with the word itself. */
export const GROUP_WEIGHT = 0.85;
/** What the second and the third word of a phrase add to it. */
const PHRASE_BONUS = 0.25;
/** The weight of a phrase's single words compared with the phrase. */
const REST_OF_PHRASE = 0.6;

/** What is needed to interpret a query. */
export interface Knowledge {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  /** How much a token says about an article's subject: most if it is rare and in a title. */
  keywordScore(token: string): number;
}

/** Parses a query as readers type it: a word, a question, a long message. Accepts anything. */
export function parseQuery(input: string, {vocabulary, synonyms, keywordScore}: Knowledge): ParsedQuery {
  const message = wordsOf(input.slice(0, MAX_MESSAGE_LENGTH));
  const isTyping = /[\p{L}\p{N}]$/u.test(input) && message.length <= MAX_CORRECTED_WORDS;
  const typed = joinWords(message.slice(0, MAX_CORRECTED_WORDS), vocabulary);
  const {words: first, hasUnknown, suggestion} = correctWords(typed, vocabulary, isTyping);
  const words = [...first, ...message.slice(MAX_CORRECTED_WORDS).map(asTyped)];
  const phrases = synonyms.matches(words.map(({stem}) => stem));
  const inPhrase = new Set(phrases.flatMap(({from, length}) => (length > 1 ? range(from, length) : [])));
  const concepts: Concept[] = phrases
    .filter(({length}) => length > 1)
    .map(({token, from, length, isAlso}) => {
      const weights = words.slice(from, from + length).map(({weight}) => weight);
      return {
        factor: Math.min(...weights) * (1 + PHRASE_BONUS * (Math.min(length, 3) - 1)),
        alternatives: [{token, weight: isAlso ? GROUP_WEIGHT : 1}],
      };
    });
  const hasOnlyStopWords = words.every(({folded}) => isStopWord(folded));
  words.forEach((word, index) => {
    if (isStopWord(word.folded) && !hasOnlyStopWords) return;
    const groups = phrases.filter(({from, length}) => from === index && length === 1);
    const weight = importance(word.stem);
    concepts.push({
      factor: word.weight * weight * (inPhrase.has(index) ? REST_OF_PHRASE : 1),
      alternatives: [
        {token: word.stem, weight: 1},
        ...word.near.map((near) => ({token: stem(near), weight: OTHER_NEAR_WEIGHT})),
        ...groups.map(({token}) => ({token, weight: GROUP_WEIGHT})),
        ...(word.isLast ? completions(word, vocabulary) : []),
      ],
      typed: weight === 1 && !inPhrase.has(index) ? word.typed : undefined,
    });
  });
  return {
    concepts: message.length > MAX_CORRECTED_WORDS ? mostInformative(concepts, keywordScore) : concepts,
    hasUnknown,
    suggestion: message.length > MAX_CORRECTED_WORDS ? undefined : suggestion,
    typed: typed.map(({folded}) => folded).filter((word) => !isStopWord(word)),
    beginning: isTyping ? typed.at(-1)?.folded : undefined,
  };
}

function asTyped({folded, stem}: Word): QueryWord {
  return {folded, stem, near: [], isLast: false, weight: 1};
}

/** The concepts that say most about a long message's subject, and those it repeats. */
function mostInformative(concepts: readonly Concept[], keywordScore: Knowledge['keywordScore']): Concept[] {
  const counted = new Map<string, {concept: Concept; count: number}>();
  for (const concept of concepts) {
    const {token} = concept.alternatives[0]!;
    const {count} = counted.get(token) ?? {count: 0};
    counted.set(token, {concept, count: count + 1});
  }
  return [...counted.values()]
    .map(({concept: {typed: _, ...concept}, count}) => {
      const score = Math.max(...concept.alternatives.map(({token, weight}) => weight * keywordScore(token)));
      return {...concept, factor: concept.factor * (1 + Math.log(count)), score};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.factor * b.score - a.factor * a.score)
    .slice(0, MAX_CONCEPTS);
}

function completions({folded, stem}: QueryWord, vocabulary: Vocabulary) {
  if (folded.length < 2) return [];
  const base = vocabulary.has(folded) ? PREFIX_OF_WORD_WEIGHT : PREFIX_WEIGHT;
  return vocabulary
    .withPrefix(folded, MAX_COMPLETIONS)
    .filter((found) => found.stem !== stem)
    .map((found) => ({token: found.stem, weight: base * Math.sqrt(found.completeness)}));
}

function range(from: number, length: number): number[] {
  return Array.from({length}, (_, offset) => from + offset);
}
