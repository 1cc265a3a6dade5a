import type {EntrySections} from './entry-sections';
import {readTextFile, type SearchIndex} from './payload';
import {readPostingList} from './posting-lines';
import {type FieldWeight, type GrowingPostings, growPostings, type Postings} from './postings';
import type {ParsedQuery} from './query';
import type {Vocabulary} from './spelling';
import {stem} from './stem';
import {type ArticleText, DIRECTORY_PATH, type Directory, type Shard, shardPath, textPath} from './text-tier';

/** A file of the second tier that a query needs. */
export interface TextFile {
  /** Without base path. */
  readonly path: string;
  /** Adds its text to the index. Throws SearchDamage when it is invalid. */
  load(json: string): void;
}

/** The loaded parts of the second tier. */
interface FullText {
  /** The postings of both tiers for a query; undefined while a shard that it needs is missing. */
  postingsFor(query: ParsedQuery): Postings | undefined;
  /**
   * The files to fetch next for a query and the entries it has found: the directory, then shards, then texts. With more
   * known words, the same query may be read differently and need more.
   */
  missingFiles(query: ParsedQuery, entries: readonly number[]): readonly TextFile[];
}

/** The first tier, which the second extends. */
interface FirstTier {
  readonly index: SearchIndex;
  readonly postings: Postings;
  readonly vocabulary: Vocabulary & {add(word: string, stem: string, count?: number): void};
  readonly sections: EntrySections;
}

const WEIGHT: FieldWeight = {weight: 0.45, lengthPenalty: 0.6};
/** Corrections of an unknown word are looked for among words that share this many leading letters. */
const SAME_LETTERS = 2;
/** Few letters have many completions. */
const MAX_PREFIX_SHARDS = 3;

/** The full text before any part of it has loaded. */
export function createFullText({index, postings: first, vocabulary, sections}: FirstTier): FullText {
  const {build} = index;
  const loadedShards = new Set<number>();
  let postings: GrowingPostings | undefined;
  let starts: readonly string[] = [];
  let textCount = 0;

  const loadDirectory = (json: string) => {
    const directory = readTextFile<Directory>(json, build);
    const lengths = index.entries.map((_, entry) => directory.lengths[entry] ?? 0);
    postings = growPostings(first, WEIGHT, lengths);
    starts = directory.starts;
    textCount = directory.lengths.length;
  };
  const loadShard = (number: number, {lines}: Shard) => {
    for (const line of lines === '' ? [] : lines.split('\n')) {
      const {token, counts, words} = readPostingList(line);
      postings?.add(token, counts);
      const occurrences = [...counts.values()].reduce((sum, count) => sum + count, 0);
      for (const word of words) vocabulary.add(word, token, occurrences / words.length);
    }
    loadedShards.add(number);
  };
  const shardOf = (token: string) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= token),
    );
  const shardsOf = (beginning: string) => {
    const [from, to] = [shardOf(beginning), shardOf(`${beginning}\uffff`)];
    return Array.from({length: Math.min(to - from + 1, MAX_PREFIX_SHARDS)}, (_, offset) => from + offset);
  };
  const missingShards = ({concepts, typed, beginning}: ParsedQuery) => {
    const tokens = concepts.flatMap(({alternatives}) => alternatives.map(({token}) => token));
    const unknown = typed.filter((word) => !vocabulary.has(word));
    const needed = [
      ...[...tokens, ...unknown.map(stem)].map(shardOf),
      ...unknown.flatMap((word) => shardsOf(word.slice(0, SAME_LETTERS))),
      ...(beginning && beginning.length >= SAME_LETTERS ? shardsOf(beginning) : []),
    ];
    return starts.length === 0 ? [] : [...new Set(needed)].filter((shard) => !loadedShards.has(shard));
  };

  return {
    postingsFor: (query) => (missingShards(query).length === 0 ? postings : undefined),
    missingFiles(query, entries) {
      if (!postings) return [{path: DIRECTORY_PATH, load: loadDirectory}];
      const shards = missingShards(query).map((shard) => ({
        path: shardPath(shard),
        load: (json: string) => loadShard(shard, readTextFile(json, build)),
      }));
      if (shards.length > 0) return shards;
      const withoutText = entries.filter((entry) => entry < textCount && !sections.hasText(entry));
      return withoutText.map((entry) => ({
        path: textPath(entry),
        load: (json) => sections.addText(entry, readTextFile<ArticleText>(json, build).sections),
      }));
    },
  };
}
