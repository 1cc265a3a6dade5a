import {describe, expect, test} from 'vitest';
import {exampleIndex, exampleText} from '@/tests/support/search-index';
import {buildTextTier, shardCount} from './build-text';
import {readPostingList} from './posting-lines';
import {hashOfEntries, readArticleText, readDirectory, readShard} from './text-tier';

const hash = hashOfEntries(exampleIndex.entries);
const {directory, shards, texts} = exampleText;

test('every word of the texts is in one shard, with its entries', () => {
  const lists = shards.flatMap(({lines}) => lines.split('\n').map(readPostingList));
  expect(lists.find(({words}) => words.includes('snoring'))?.counts).toEqual(new Map([[2, 1]]));
  expect(lists.find(({words}) => words.includes('bed'))?.counts).toEqual(new Map([[2, 20]]));
  expect(lists.map(({token}) => token)).toEqual([...new Set(lists.map(({token}) => token))].sort());
});

test('there are as many shards as announced, whatever the texts contain', () => {
  const long = 'aardvark '.repeat(2_000);
  for (const text of ['', 'one', `${long} zebra`]) {
    const entries = Array.from({length: 20}, (_, at) => ({...exampleIndex.entries[0]!, path: `/docs/${at}`}));
    const tier = buildTextTier(
      {...exampleIndex, entries},
      entries.map(() => [text]),
    );
    expect(tier.shards).toHaveLength(shardCount(20));
    expect(tier.directory.starts).toEqual([...tier.directory.starts].sort());
  }
});

test('the words of a question count for the article that answers it, and are not words of the library', () => {
  const asks = [['Why does my rocket bolt?']];
  const tier = buildTextTier(exampleIndex, [['Rocket.'], ['Rocket, rocket, rocket.'], []], {asks});
  const lines = tier.shards.flatMap(({lines}) => lines.split('\n')).map(readPostingList);
  const counts = (token: string) => [...(lines.find((line) => line.token === token)?.counts ?? [])];
  expect(counts('rocket')).toEqual([
    [0, 5],
    [1, 3],
  ]);
  expect(counts('bolt')).toEqual([[0, 4]]);
  expect(lines.find(({token}) => token === 'bolt')?.words).toEqual([]);
});

describe('a file that is incomplete, or of another build, is refused', () => {
  const [directoryJson, shardJson, textJson] = [directory, shards[0], texts[0]].map((piece) => JSON.stringify(piece));

  const [entry] = exampleIndex.entries;

  test('the directory', () => {
    expect(() => readDirectory('<!doctype html>', hash)).toThrow('arrived damaged');
    expect(() => readDirectory(shardJson!, hash)).toThrow('not a search index');
    expect(() => readDirectory(directoryJson!, 'other')).toThrow('another version');
    expect(() => readDirectory(JSON.stringify({...directory, version: 1}), hash)).toThrow('another version');
    expect(() => readDirectory(JSON.stringify({...directory, starts: [1]}), hash)).toThrow('incomplete');
    expect(() => readDirectory(JSON.stringify({...directory, lengths: ['1']}), hash)).toThrow('incomplete');
  });

  test('a shard', () => {
    expect(() => readShard(shardJson!.slice(0, -9), hash, directory.starts[0]!)).toThrow('arrived damaged');
    expect(() => readShard(shardJson!, hash, 'zzz')).toThrow('incomplete');
    expect(() => readShard(JSON.stringify({...shards[0], lines: 1}), hash, directory.starts[0]!)).toThrow('incomplete');
  });

  test('a text', () => {
    expect(() => readArticleText(textJson!, 'other', entry!)).toThrow('another version');
    expect(() => readArticleText(textJson!, hash, exampleIndex.entries[1]!)).toThrow('incomplete');
    expect(() => readArticleText(JSON.stringify({...texts[0], sections: [1, 2, 3]}), hash, entry!)).toThrow(
      'incomplete',
    );
  });
});

test('two builds that number their entries differently have different marks', () => {
  expect(hashOfEntries(exampleIndex.entries)).toBe(hash);
  expect(hashOfEntries(exampleIndex.entries.toReversed())).not.toBe(hash);
  expect(hashOfEntries([{path: '/a'}, {path: '/b'}])).not.toBe(hashOfEntries([{path: '/a\n/b'}, {path: ''}]));
});
