import {learnWeights} from './learn-weights';
import {shortKey, type Urgency, type UrgentKnowledge} from './urgent';
import {termsOf} from './urgent-terms';
import {wordsOf} from './words';

/** Messages by how urgent they are; `either`: a note is right, but its absence is no mistake. */
export type UrgentMessages = Readonly<Record<Urgency | 'ordinary' | 'either', readonly string[]>>;

/** How many terms the index contains: 4,500 recognised one message in a hundred more, but the first tier would exceed 80 kB. */
const URGENT_TERMS = 3300;
const CRISIS_TERMS = 400;
/** An urgent message counts more: missing one is worse than a needless note. */
const URGENT_WEIGHT = 2;
/** A text of a page counts less: some are urgent, and nobody has sorted them. */
const TEXT_WEIGHT = 0.5;

/**
 * Learns from messages what makes one urgent. `texts` are what readers type to find ordinary pages: questions, titles,
 * headings, tags. They count as ordinary unless they are among the messages.
 */
export function learnUrgent(
  messages: UrgentMessages,
  texts: readonly string[],
): Pick<UrgentKnowledge, 'urgent' | 'crisis' | 'alone'> {
  const listed = new Set(Object.values(messages).flat());
  const examplesOf = (texts: readonly string[], isPositive: boolean, weight: number) =>
    texts.map((text) => ({terms: termsOf(wordsOf(text)), isPositive, weight}));
  const urgent = learnWeights(
    [
      ...examplesOf([...messages.crisis, ...messages.emergency], true, URGENT_WEIGHT),
      ...examplesOf(messages.ordinary, false, 1),
      ...examplesOf(
        [...new Set(texts)].filter((text) => !listed.has(text)),
        false,
        TEXT_WEIGHT,
      ),
    ],
    URGENT_TERMS,
  );
  const crisis = learnWeights(
    [...examplesOf(messages.crisis, true, 1), ...examplesOf(messages.emergency, false, 1)],
    CRISIS_TERMS,
  );
  const alone = [...messages.crisis, ...messages.emergency].flatMap((message) => {
    const words = wordsOf(message);
    return words.length <= 2 ? shortKey(words) : [];
  });
  return {urgent, crisis, alone};
}
