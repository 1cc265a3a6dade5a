import {editDistance} from '@/lib/edit-distance';

/** The words an index knows, as written, with their stems. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Whether another form of this word is known. */
  hasStem(stem: string): boolean;
  /** Stems of the words with this prefix, at most `limit`, each with the proportion of it that is typed (0 to 1). */
  withPrefix(prefix: string, limit: number): {readonly stem: string; readonly completeness: number}[];
  /** Similar words, closest and most frequent first. */
  near(word: string): {readonly word: string; readonly stem: string; readonly distance: number}[];
  /** Two words that were written as one. */
  split(word: string): readonly [string, string] | undefined;
}

interface KnownWord {
  readonly word: string;
  readonly stem: string;
  count: number;
}

const MAX_NEAR = 3;
/** How much further away, in edits, a word may be than the closest one. */
const NEAR_RANGE = 0.8;
/** The extra cost of an edit in the first letter, where mistakes are rarer. */
const OTHER_FIRST_LETTER = 0.6;
/** How much closer, in edits, a frequent word is; by the logarithm of its count. */
const FREQUENCY = 1 / 8;
/** Second halves of compounds that are not in the library. */
export const PARTICLES: ReadonlySet<string> = new Set(['up', 'out', 'off']);

/** Collects words; `add` may be called between queries. A word with count 0 is known, but not a correction. */
export function createVocabulary(): Vocabulary & {add(word: string, stem: string, count?: number): void} {
  const words = new Map<string, KnownWord>();
  const stems = new Set<string>();
  const byLength = new Map<number, KnownWord[]>();
  let sorted: KnownWord[] | undefined;
  const isUsed = (word: string) => (words.get(word)?.count ?? 0) > 0;
  return {
    add(word, stem, count = 1) {
      const known = words.get(word);
      if (known) {
        known.count += count;
        return;
      }
      const added = {word, stem, count};
      words.set(word, added);
      stems.add(stem);
      const alike = byLength.get(word.length);
      if (alike) alike.push(added);
      else byLength.set(word.length, [added]);
      sorted = undefined;
    },
    has: (word) => words.has(word),
    hasStem: (stem) => stems.has(stem),
    withPrefix(prefix, limit) {
      sorted ??= [...words.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
      const found = new Map<string, number>();
      for (let at = firstFrom(sorted, prefix); at < sorted.length && found.size < limit; at++) {
        const {word, stem, count} = sorted[at]!;
        if (!word.startsWith(prefix)) break;
        if (count > 0 && !found.has(stem)) found.set(stem, prefix.length / word.length);
      }
      return [...found].map(([stem, completeness]) => ({stem, completeness}));
    },
    near(word) {
      const limit = maxEdits(word);
      if (limit === 0) return [];
      const found: {word: string; stem: string; distance: number; rank: number}[] = [];
      for (let length = word.length - limit; length <= word.length + limit; length++) {
        for (const candidate of byLength.get(length) ?? []) {
          if (candidate.count === 0) continue;
          const distance = editDistance(word, candidate.word, limit);
          if (distance > limit) continue;
          const first = candidate.word[0] === word[0] ? 0 : OTHER_FIRST_LETTER;
          const rank = distance + first - FREQUENCY * Math.log(1 + candidate.count);
          found.push({word: candidate.word, stem: candidate.stem, distance, rank});
        }
      }
      found.sort((a, b) => a.rank - b.rank || (a.word < b.word ? -1 : 1));
      return found.filter(({rank}) => rank < (found[0]?.rank ?? 0) + NEAR_RANGE).slice(0, MAX_NEAR);
    },
    split(word) {
      for (let at = 3; at <= word.length - 1; at++) {
        const [left, right] = [word.slice(0, at), word.slice(at)];
        if (!isUsed(left) || isEnding(left, right)) continue;
        // "setup", "checkup", "workout"
        if (PARTICLES.has(right)) return [left, right];
        if (isUsed(right) && (right.length > 2 || left === 'vitamin')) return [left, right];
      }
      return undefined;
    },
  };
}

/** Whether the right half is an ending of the left one, after a doubled consonant ("bed-ding") or k ("panic-king"). */
function isEnding(left: string, right: string): boolean {
  return /^[a-z](?:ed|ing|ers?)$/.test(right) && (right[0] === left.at(-1) || (right[0] === 'k' && left.endsWith('c')));
}

/** How many edits are allowed in a word of this length. */
function maxEdits({length}: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function firstFrom(sorted: readonly KnownWord[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.word < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
