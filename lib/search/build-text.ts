import {mistakable} from './mistakable';
import type {SearchIndex} from './payload';
import {printPostingList} from './posting-lines';
import {compileSynonyms, type Synonyms} from './synonyms';
import type {TextTier} from './text-tier';
import {tokenise} from './tokens';
import {wordsOf} from './words';

/** So that a shard has about 6 kB, however many articles there are. */
const ARTICLES_OF_A_SHARD = 4;
/** A word of a question that an article answers counts as often as this many in its text (by search:quality). */
const WEIGHT_OF_ASKS = 4;

/** The number of shards for this many articles. */
export function shardCount(articles: number): number {
  return Math.ceil(articles / ARTICLES_OF_A_SHARD);
}

/**
 * The second tier of the search. `texts`: by entry of the index, the texts of its sections; entries after them have
 * none.
 */
export function buildTextTier(
  {build, synonyms, entries}: SearchIndex,
  texts: readonly (readonly string[])[],
  {english = [], asks = []}: Extras = {},
): TextTier {
  const compiled = compileSynonyms(synonyms);
  const {lists, lengths} = invert(texts, asks, compiled);
  // a typing mistake may also be corrected with words of the first tier
  const firstTier = [
    ...compiled.words,
    ...entries.flatMap(({title, summary, words}) => wordsOf(`${title} ${summary} ${words}`).map(({folded}) => folded)),
  ];
  const library = new Set([...firstTier, ...[...lists.values()].flatMap(({words}) => [...words])]);
  for (const word of mistakable(english, library)) {
    const [{stem} = {stem: word}] = wordsOf(word);
    if (!lists.has(stem)) lists.set(stem, {entries: [], words: new Set([word])});
  }
  const lines = [...lists]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([token, {entries, words}]) => {
      const line = printPostingList({token, counts: countsOf(entries), words: [...words].sort()});
      return {token, line};
    });
  const cut = cutEvenly(lines, shardCount(texts.length));
  return {
    directory: {build, lengths, starts: cut.map(({start}) => start)},
    shards: cut.map((shard) => ({build, lines: shard.lines.join('\n')})),
    texts: texts.map((sections) => ({build, sections})),
  };
}

interface Extras {
  /** Words that are neither in the library nor typing mistakes of its words. */
  readonly english?: readonly string[];
  /** By entry, the questions that it answers. */
  readonly asks?: readonly (readonly string[])[];
}

interface Occurrences {
  /** The entry of each occurrence, in order: numbers in a row take a tenth of the memory of a map per token. */
  readonly entries: number[];
  readonly words: Set<string>;
}

function invert(texts: readonly (readonly string[])[], asks: readonly (readonly string[])[], synonyms: Synonyms) {
  const lists = new Map<string, Occurrences>();
  const listOf = (token: string) => {
    let list = lists.get(token);
    if (!list) {
      list = {entries: [], words: new Set()};
      lists.set(token, list);
    }
    return list;
  };
  const lengths = texts.map((sections, entry) => {
    let length = 0;
    for (const text of sections) {
      const tokens = tokenise(text, synonyms, (word, stem) => listOf(stem).words.add(word));
      for (const token of tokens) listOf(token).entries.push(entry);
      length += tokens.length;
    }
    for (const text of asks[entry] ?? [])
      for (const token of tokenise(text, synonyms))
        listOf(token).entries.push(...Array<number>(WEIGHT_OF_ASKS).fill(entry));
    return length;
  });
  return {lists, lengths};
}

function countsOf(entries: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}

interface Line {
  readonly token: string;
  readonly line: string;
}

/** Exactly `count` runs of lines of similar length; after a line longer than a run, the next runs are empty. */
function cutEvenly(lines: readonly Line[], count: number): {start: string; lines: string[]}[] {
  const total = lines.reduce((sum, {line}) => sum + line.length, 0);
  const runs = Array.from({length: count}, () => ({start: '', lines: [] as string[]}));
  let before = 0;
  for (const {token, line} of lines) {
    const run = runs[Math.floor((before / total) * count)]!;
    if (run.lines.length === 0) run.start = token;
    run.lines.push(line);
    before += line.length;
  }
  // an empty run starts where the next one does, so that nothing is looked up in it
  let start = '\uffff';
  for (const run of runs.toReversed()) {
    if (run.lines.length === 0) run.start = start;
    start = run.start;
  }
  return runs;
}
