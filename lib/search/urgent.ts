import {createVocabulary} from './spelling';
import {type Occurrence, readMessage, type WordSets} from './urgent-message';
import {type Word, wordsOf} from './words';

/** What a note above the answers speaks of: thoughts of suicide or self-harm, or danger to life right now. */
export const URGENCIES = ['crisis', 'emergency'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface UrgentLink {
  readonly label: string;
  /** Route of an article, with `#id` of the heading. */
  readonly to: string;
}

/** Whom to call. */
export interface UrgentContact {
  readonly name: string;
  readonly place: string;
  /** What to do; every second piece is a telephone number. */
  readonly line: readonly string[];
}

/** What a message must say to be urgent. How patterns are written is explained in content/data/urgent.yml. */
export interface UrgentRule {
  readonly kind: Urgency;
  /** Patterns whose words must follow one another. */
  readonly phrases?: readonly string[];
  /** Patterns whose words must be near one another, in any order. */
  readonly together?: readonly string[];
  /** Patterns that make it harmless when they are near. */
  readonly unless?: readonly string[];
  /** Where the note leads, and what the answers begin with. */
  readonly see?: readonly UrgentLink[];
}

export interface UrgentRules {
  /** What a pattern may call by its name. */
  readonly sets: WordSets;
  /** Grave words, understood with a slip of the finger. */
  readonly slips: readonly string[];
  /** Other words that are no slips of those. */
  readonly notSlips: readonly string[];
  readonly rules: readonly UrgentRule[];
}

/** The note above the answers to a query that names a crisis or an emergency. */
export interface Urgent {
  readonly kind: Urgency;
  readonly links: readonly UrgentLink[];
  /** Whom to call: of a crisis all, of an emergency the emergency numbers alone. */
  readonly contacts: readonly UrgentContact[];
}

/** So many words before and after what is urgent may still say that it is not. */
const UNLESS_WITHIN = 8;

/** Tells of a whole message whether it is urgent. An emergency goes before a crisis. Of `contacts` the first are the emergency numbers. */
export function compileUrgent(
  {sets, slips, notSlips, rules}: UrgentRules,
  contacts: readonly UrgentContact[],
): (message: readonly Word[]) => Urgent | undefined {
  const grave = createVocabulary();
  for (const word of slips.flatMap(wordsOf)) grave.add(word.folded, word.stem);
  const known = new Set([...slips, ...notSlips].flatMap(wordsOf).map(({stem}) => stem));
  const mended = (word: Word): Word => {
    if (known.has(word.stem)) return word;
    const [meant] = grave.near(word.folded);
    return meant && meant.distance <= 1 ? {...word, folded: meant.word, stem: meant.stem} : word;
  };
  return (words) => {
    const message = readMessage(words.map(mended), sets);
    const isMet = ({phrases = [], together = [], unless = []}: UrgentRule) => {
      const found = [...phrases.flatMap(message.inOrder), ...together.flatMap(message.together)];
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
