import {stem} from './stem';

/** A word of a text: folded (lower case, without accents and apostrophes), with its position in the text. */
export interface Word {
  readonly folded: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /\p{N}{1,3}(?:,\p{N}{3})+|[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu;
const MAX_WORD_LENGTH = 32;

/** Words as written → folded: a library has few words, and repeats them often. */
const cache = new Map<string, Pick<Word, 'folded' | 'stem'>>();

/** The words of a text in any script, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const {0: word, index} of text.matchAll(WORD)) {
    // listed one by one: spreading `lookUp`'s result takes six times as long as all the rest
    const {folded, stem} = lookUp(word);
    words.push({folded, stem, start: index, end: index + word.length});
  }
  return words;
}

function lookUp(word: string): Pick<Word, 'folded' | 'stem'> {
  const cached = cache.get(word);
  if (cached) return cached;
  const folded = fold(word);
  const found = {folded, stem: stem(folded)};
  cache.set(word, found);
  return found;
}

function fold(word: string): string {
  // nearly all words, and the steps below take half of the time in which an index opens
  if (/^[a-z]{1,32}$/.test(word)) return word;
  return (
    word
      .slice(0, MAX_WORD_LENGTH)
      .toLowerCase()
      .normalize('NFKD')
      .replace(/['’]s$/, '')
      // it has no mark that could be removed
      .replaceAll('ł', 'l')
      .replaceAll('ß', 'ss')
      .replace(/[\p{M}'’,]/gu, '')
  );
}

/** Function words, which say nothing about a query's subject. */
const STOP = new Set(
  `a about after all also am an and any are as at be been before being but by can cant could couldnt did didnt do does doesnt doing dont
  for from had has hasnt have having he her his how i id if ill im in into is isnt it its ive just me my mine no not of off on or our out
  over per she should shouldnt so some such than that thats the their them then there these they theyre this those to too up us very was
  wasnt we were what whats when where which while who whos why will with within without wont would wouldnt you youre your yours myself
  yourself between during through u r ur many each both ask whether since own anyone somebody lately recently nowadays`.split(
    /\s+/,
  ),
);

/** Words that narrow a query a little. */
const WEAK = new Set(
  `actually bad best come comes coming came done doing less little lot lots look looks more most put says say said better big cause causes day days different easy feel feeling fine get gets getting give go going good great happen
  happens help helps keep keeps know like long made make makes mean means much need needs needed new ok okay often one people possible
  really worth enough quick quickly fast properly idea ideas advice natural naturally free proper safely right simple someone something start stop take taking tell thing things tip tips try use used using want way ways
  well work works effect effects pros cons reason normal every always year years old again still even ever person anything everything`
    .split(/\s+/)
    .map(stem),
);

/** The weight of a word in `WEAK`, or of a small number. */
const WEAK_IMPORTANCE = 0.3;

/** Whether this is a function word. Takes the folded word. */
export function isStopWord(folded: string): boolean {
  return STOP.has(folded);
}

/** The weight of a word in a query: 1, or less for words that go with any subject. Takes the stem. */
export function importance(stemmed: string): number {
  return WEAK.has(stemmed) || /^\d{1,2}$/.test(stemmed) ? WEAK_IMPORTANCE : 1;
}
