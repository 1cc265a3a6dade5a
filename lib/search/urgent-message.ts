import {type Word, wordsOf} from './words';

/** Words and phrases by the name that patterns use for them. */
export type WordSets = Readonly<Record<string, readonly string[]>>;

/** First word, and the one after the last. */
export interface Occurrence {
  readonly from: number;
  readonly to: number;
}

/** A message that can be searched for patterns. */
export interface Message {
  /** The places where the parts of a pattern follow one another. */
  inOrder(pattern: string): readonly Occurrence[];
  /** The places where they are near one another, in any order. */
  together(pattern: string): readonly Occurrence[];
}

/** The parts of a pattern in any order are at most this many words apart. */
const NEAR = 10;
/** Words that may be inside a phrase without changing its meaning: "pain in (my) chest". */
const FILLERS: ReadonlySet<string> = new Set(
  `a an the my his her their our your this that these those some any just really so very all even left right lower upper actually literally
  bloody fucking is are was were has have had been and of feel feels gone going went got gets suddenly being x out`.split(
    /\s+/,
  ),
);
/** "500mg", "20x500mg": how strong a tablet is. */
const STRENGTH = /^(?:\d+x)?\d+(?:mg|mcg|ml|g)$/;
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
};
/** Words that make a number an amount, a time or an age. */
const UNITS =
  /^(?:mg|mcg|ug|g|kg|ml|l|iu|percent|degrees?|am|pm|sec(?:ond)?s?|min(?:ute)?s?|h|hrs?|hours?|days?|weeks?|months?|years?|yrs?|yo|old|times|cm|m|km|miles?|steps)$/;

type Part = {readonly set: string} | {readonly min: number} | {readonly exact: string} | {readonly stem: string};

const parsed = new Map<string, readonly Part[]>();

/** The parts of a pattern: `<set>`, `6+` for six or more, `=ate` for exactly that form, and words in any form. */
export function partsOf(pattern: string): readonly Part[] {
  const cached = parsed.get(pattern);
  if (cached) return cached;
  const parts = pattern.split(/\s+/).flatMap((text): Part[] => {
    if (/^<.+>$/.test(text)) return [{set: text.slice(1, -1)}];
    if (/^\d+\+$/.test(text)) return [{min: Number.parseInt(text, 10)}];
    const words = wordsOf(text);
    return words.map(({folded, stem}) => (text.startsWith('=') ? {exact: folded} : {stem}));
  });
  parsed.set(pattern, parts);
  return parts;
}

/** Reads the corrected words of a message. */
export function readMessage(words: readonly Word[], sets: WordSets): Message {
  const places = new Map<string, number[]>();
  const addPlace = (key: string, at: number) => {
    const earlier = places.get(key);
    if (earlier) earlier.push(at);
    else places.set(key, [at]);
  };
  words.forEach(({folded, stem}, at) => {
    addPlace(stem, at);
    addPlace(`=${folded}`, at);
  });
  const ofSets = new Map<string, readonly Occurrence[]>();
  const ofSet = (set: string) => {
    const occurrences = ofSets.get(set) ?? (sets[set] ?? []).flatMap(inOrder);
    ofSets.set(set, occurrences);
    return occurrences;
  };
  const ofPart = (part: Part): readonly Occurrence[] => {
    if ('set' in part) return ofSet(part.set);
    const starts =
      'min' in part
        ? [...words.keys()].filter((at) => countAt(words, at) >= part.min)
        : (places.get('exact' in part ? `=${part.exact}` : part.stem) ?? []);
    return starts.map((from) => ({from, to: from + 1}));
  };
  const inOrder = (pattern: string): readonly Occurrence[] => {
    const [first, ...rest] = partsOf(pattern);
    return rest.reduce<readonly Occurrence[]>(
      (found, part) => (found.length === 0 ? found : joined(found, ofPart(part))),
      ofPart(first!),
    );
  };
  /** Places where `next` follows directly, or after fillers. */
  const joined = (found: readonly Occurrence[], next: readonly Occurrence[]) =>
    found.flatMap(({from, to}) =>
      next
        .filter((other) => other.from >= to && words.slice(to, other.from).every(isFiller))
        .map((other) => ({from, to: other.to})),
    );
  return {
    inOrder,
    together: (pattern) => {
      const found = partsOf(pattern).map(ofPart);
      if (found.some(({length}) => length === 0)) return [];
      return found.flat().flatMap((first) => gather(found, first.from, []) ?? []);
    },
  };
}

/** One occurrence of each part, without overlaps, all within reach of the word `from`. */
function gather(
  [places, ...rest]: readonly (readonly Occurrence[])[],
  from: number,
  taken: readonly Occurrence[],
): Occurrence | undefined {
  if (!places) return {from: Math.min(...taken.map((one) => one.from)), to: Math.max(...taken.map(({to}) => to))};
  for (const place of places) {
    const isFree = taken.every((other) => place.to <= other.from || place.from >= other.to);
    if (!isFree || place.from < from || place.to > from + NEAR) continue;
    const found = gather(rest, from, [...taken, place]);
    if (found) return found;
  }
  return undefined;
}

function isFiller({folded}: Word): boolean {
  return FILLERS.has(folded) || STRENGTH.test(folded);
}

/** The value of a number word; 0 for other words. */
function countAt(words: readonly Word[], at: number): number {
  const {folded} = words[at]!;
  if (UNITS.test(words[at + 1]?.folded ?? '')) return 0;
  return NUMBERS[folded] ?? Number(/^(\d{1,3})x?$/.exec(folded)?.[1] ?? 0);
}
