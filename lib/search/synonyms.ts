import {wordsOf} from './words';

/**
 * Words and phrases with the same meaning. `also`: readers type it for these, but in articles it
 * means something else.
 */
export interface SynonymGroup {
  readonly same: readonly string[];
  readonly also?: readonly string[];
}

interface GroupMatch {
  /** The token of the group in the index. */
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
  /** Every group named in a sequence of stems; the longest phrase first when several start at one word. */
  matches(stems: readonly string[]): GroupMatch[];
  /** All words of the list, for spelling. */
  readonly words: readonly string[];
}

/** Compiles the list for finding its phrases in a sequence of stems. */
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
    // a loop: it runs for every word of the index before the first results
    matches(stems) {
      const found: GroupMatch[] = [];
      for (let from = 0; from < stems.length; from++)
        for (const {token, isAlso, stems: phrase} of byFirst.get(stems[from]!) ?? [])
          if (phrase.every((wanted, offset) => stems[from + offset] === wanted))
            found.push({token, from, length: phrase.length, isAlso});
      return found;
    },
  };
}
