import {wordsOf} from './words';

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

/** Words and phrases that mean the same. `also`: what readers type for it, though articles with those words are about something else. */
export interface SynonymGroup {
  readonly same: readonly string[];
  readonly also?: readonly string[];
  /** A query with one of its phrases gets an urgent note (./urgent). */
  readonly urgent?: Urgency;
  /** Words and phrases that make such a query harmless. */
  readonly unless?: readonly string[];
  /** Where the note leads, and what the answers begin with. */
  readonly see?: readonly UrgentLink[];
}

export interface GroupMatch {
  /** The token that stands for the group in the index. */
  readonly token: string;
  /** First word and number of words. */
  readonly from: number;
  readonly length: number;
  readonly isAlso: boolean;
}

interface Phrase {
  readonly stems: readonly string[];
  readonly token: string;
  readonly isAlso: boolean;
}

export interface Synonyms {
  /** Every group a run of stems names; the longest phrase first where several begin at one word. */
  matches(stems: readonly string[]): GroupMatch[];
  /** All words of the list, for spelling. */
  readonly words: readonly string[];
}

/** Turns the list into something that finds its phrases in a run of stems. */
export function compileSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const byFirst = new Map<string, Phrase[]>();
  const words = new Set<string>();
  const add = (text: string, token: string, isAlso: boolean) => {
    const found = wordsOf(text);
    const stems = found.map((word) => word.stem);
    for (const {folded} of found) words.add(folded);
    const [first] = stems;
    if (first === undefined) return;
    const list = byFirst.get(first);
    if (list) list.push({stems, token, isAlso});
    else byFirst.set(first, [{stems, token, isAlso}]);
  };
  groups.forEach(({same, also = []}, index) => {
    for (const text of same) add(text, `~${index}`, false);
    for (const text of also) add(text, `~${index}`, true);
  });
  for (const list of byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return {
    words: [...words],
    matches: (stems) =>
      stems.flatMap((first, from) =>
        (byFirst.get(first) ?? [])
          .filter((phrase) => phrase.stems.every((wanted, offset) => stems[from + offset] === wanted))
          .map(({token, isAlso, stems: {length}}) => ({token, from, length, isAlso})),
      ),
  };
}
