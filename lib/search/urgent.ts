import {createVocabulary} from './spelling';
import {compileWeights, type TermWeights} from './term-weights';
import {windowsOf} from './urgent-terms';
import {type Word, wordsOf} from './words';

/** The subject of a note above the results: thoughts of suicide or self-harm, or danger to life right now. */
export const URGENCIES = ['crisis', 'emergency'] as const;
export type Urgency = (typeof URGENCIES)[number];

interface UrgentLink {
  readonly label: string;
  /** Route of an article, with `#id` of the heading. */
  readonly to: string;
}

/** An article that the note links to if the message has one of the words. Without words, every note of the kind does. */
export interface UrgentTopic extends UrgentLink {
  readonly kind: Urgency;
  readonly words?: readonly string[];
}

/** Whom to call. */
export interface UrgentContact {
  readonly name: string;
  readonly place: string;
  /** Codes of the countries it serves; none for everybody. */
  readonly countries: readonly string[];
  /** What to do: text, and phone numbers to call. */
  readonly line: readonly (string | {readonly phone: string})[];
}

/** How urgent messages are recognised (./learn-urgent), and where their notes lead. */
export interface UrgentKnowledge {
  /** Recognises urgent messages. */
  readonly urgent: TermWeights;
  /** Tells a crisis from an emergency. */
  readonly crisis: TermWeights;
  /** The messages of one or two words that are urgent. Any other is not: "blood", "strong bones". */
  readonly alone: readonly string[];
  /** Serious words that are also recognised with a typing mistake. */
  readonly slips: readonly string[];
  /** Other words that are not typing mistakes of those. */
  readonly notSlips: readonly string[];
  readonly topics: readonly UrgentTopic[];
}

/** The note above the results of a message that tells of a crisis or an emergency. */
export interface Urgent {
  readonly kind: Urgency;
  readonly links: readonly UrgentLink[];
  /** Whom to call: in an emergency that is clearly no crisis only the emergency numbers. */
  readonly contacts: readonly UrgentContact[];
}

/** Scores up to this are too uncertain: a note here is as often needless as right. */
const UNCERTAIN = 1;
/** The same for three words, of which one is a large part: "blossom end rot". */
const UNCERTAIN_SHORT = 8;
/** A crisis score below this is clearly an emergency. */
const NO_CRISIS = -15;
const MAX_TOPICS = 2;

/** Decides whether a message is urgent. `contacts` starts with emergency numbers. */
export function compileUrgent(
  {urgent, crisis, alone, slips, notSlips, topics}: UrgentKnowledge,
  contacts: readonly UrgentContact[],
): (message: readonly Word[]) => Urgent | undefined {
  const urgency = compileWeights(urgent);
  const crisisOf = compileWeights(crisis);
  const vocabulary = createVocabulary();
  for (const word of slips.flatMap(wordsOf)) vocabulary.add(word.folded, word.stem);
  const known = new Set([...slips, ...notSlips].flatMap(wordsOf).map(({stem}) => stem));
  const corrected = (word: Word): Word => {
    if (known.has(word.stem)) return word;
    const [meant] = vocabulary.near(word.folded);
    return meant && meant.distance <= 1 ? {...word, folded: meant.word, stem: meant.stem} : word;
  };
  const isUrgentAlone = new Set(alone);
  // one serious word is most of the score of two, as in "water bottle"
  const isListed = (message: readonly Word[]) =>
    message.some(({folded}) => isUrgentAlone.has(folded)) || isUrgentAlone.has(shortKey(message));
  const phrases = topics.map(({words = []}) => words.map(stemsOf));
  return (words) => {
    const message = words.map(corrected);
    if (message.length <= 2 && !isListed(message)) return undefined;
    const limit = message.length === 3 ? UNCERTAIN_SHORT : UNCERTAIN;
    const windows = windowsOf(message).filter((terms) => message.length === 1 || urgency(terms) > limit);
    if (windows.length === 0) return undefined;
    const crisisScore = Math.max(...windows.map(crisisOf));
    const kind = crisisScore > 0 ? 'crisis' : 'emergency';
    const stems = ` ${message.map(({stem}) => stem).join(' ')} `;
    const matches = phrases.map((group) => group.filter((phrase) => stems.includes(phrase)).length);
    const about = [...topics.keys()]
      .filter((index) => topics[index]!.kind === kind && matches[index]! > 0)
      .sort((a, b) => matches[b]! - matches[a]!)
      .slice(0, MAX_TOPICS)
      .map((index) => topics[index]!);
    const always = topics.filter((topic) => topic.kind === kind && !topic.words);
    return {
      kind,
      links: [...about, ...always].map(({label, to}) => ({label, to})),
      contacts: crisisScore > NO_CRISIS ? contacts : contacts.slice(0, 1),
    };
  };
}

/** A message of one or two words as `alone` lists it: a word as it is, two by their stems, in any order. */
export function shortKey(words: readonly Word[]): string {
  return words.length === 1
    ? words[0]!.folded
    : words
        .map(({stem}) => stem)
        .sort()
        .join(' ');
}

/** The stems of a phrase, between spaces, as they are searched for in a message. */
function stemsOf(phrase: string): string {
  return ` ${wordsOf(phrase)
    .map(({stem}) => stem)
    .join(' ')} `;
}
