import {createVocabulary} from './spelling';
import {type Occurrence, readMessage, type WordSets} from './urgent-message';
import {type Word, wordsOf} from './words';

/** The subject of a note above the results: thoughts of suicide or self-harm, or danger to life right now. */
export const URGENCIES = ['crisis', 'emergency'] as const;
export type Urgency = (typeof URGENCIES)[number];

interface UrgentLink {
  readonly label: string;
  /** Route of an article, with `#id` of the heading. */
  readonly to: string;
}

/** Whom to call. */
export interface UrgentContact {
  readonly name: string;
  readonly place: string;
  /** What to do; every second piece is a phone number. */
  readonly line: readonly string[];
}

/** What makes a message urgent. content/data/urgent.yml explains how patterns are written. */
interface UrgentRule {
  readonly kind: Urgency;
  /** Patterns whose words must follow one another. */
  readonly phrases?: readonly string[];
  /** Names of illnesses, which people also mention when all is well: a long message must say that it happens now. */
  readonly named?: readonly string[];
  /** Patterns whose words must be near one another, in any order. */
  readonly together?: readonly string[];
  /** Patterns nearby that make it harmless. */
  readonly unless?: readonly string[];
  /** The links of the note; the results start with them. */
  readonly see?: readonly UrgentLink[];
}

export interface UrgentRules {
  /** What a pattern may refer to by name. */
  readonly sets: WordSets;
  /** Serious words, also recognised with a typing mistake. */
  readonly slips: readonly string[];
  /** Other words that are not typing mistakes of those. */
  readonly notSlips: readonly string[];
  readonly rules: readonly UrgentRule[];
}

/** The note above the results of a query that names a crisis or an emergency. */
export interface Urgent {
  readonly kind: Urgency;
  readonly links: readonly UrgentLink[];
  /** Whom to call: in a crisis all contacts, in an emergency only the emergency numbers. */
  readonly contacts: readonly UrgentContact[];
}

/** An urgent phrase is harmless when a word of `unless` is at most this many words away. */
const UNLESS_WITHIN = 8;
/** A message of at most this many words that names an illness is about having it now. */
const SHORT = 10;
/** The set of words that say that something happens now. */
const NOW = '<now>';

/** Decides whether a message is urgent. Emergencies come before crises. `contacts` starts with emergency numbers. */
export function compileUrgent(
  {sets, slips, notSlips, rules}: UrgentRules,
  contacts: readonly UrgentContact[],
): (message: readonly Word[]) => Urgent | undefined {
  const grave = createVocabulary();
  for (const word of slips.flatMap(wordsOf)) grave.add(word.folded, word.stem);
  const known = new Set([...slips, ...notSlips].flatMap(wordsOf).map(({stem}) => stem));
  const corrected = (word: Word): Word => {
    if (known.has(word.stem)) return word;
    const [meant] = grave.near(word.folded);
    return meant && meant.distance <= 1 ? {...word, folded: meant.word, stem: meant.stem} : word;
  };
  return (words) => {
    const message = readMessage(words.map(corrected), sets);
    const now = message.inOrder(NOW);
    const isOfNow = (name: Occurrence) => words.length <= SHORT || now.some((other) => isNear(other, name));
    const isMet = ({phrases = [], named = [], together = [], unless = []}: UrgentRule) => {
      const found = [
        ...phrases.flatMap(message.inOrder),
        ...named.flatMap(message.inOrder).filter(isOfNow),
        ...together.flatMap(message.together),
      ];
      if (found.length === 0) return false;
      const harmless = unless.flatMap(message.inOrder);
      return found.some((urgent) => !harmless.some((other) => isNear(other, urgent)));
    };
    const met = rules.filter(isMet);
    if (met.length === 0) return undefined;
    const links = met.flatMap(({see = []}) => see);
    const isCrisis = met.some(({kind}) => kind === 'crisis');
    return {
      kind: met.some(({kind}) => kind === 'emergency') ? 'emergency' : 'crisis',
      links: [...new Map(links.map((link) => [link.to, link])).values()],
      contacts: isCrisis ? contacts : contacts.slice(0, 1),
    };
  };
}

function isNear(one: Occurrence, other: Occurrence): boolean {
  return one.from <= other.to + UNLESS_WITHIN && one.to >= other.from - UNLESS_WITHIN;
}
