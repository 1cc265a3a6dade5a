import {expect, test} from 'vitest';
import {exampleIndex, exampleText} from '@/tests/support/search-index';
import {buildTextTier, shardCount} from './build-text';
import {readTextFile} from './payload';
import {readPostingList} from './posting-lines';

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

test('an English word is listed, and so not corrected, when it resembles one that only titles, summaries or synonyms contain', () => {
  const tier = buildTextTier(exampleIndex, [[''], [''], ['']], {english: ['longs', 'cuffs', 'insomniac', 'ukulele']});
  const words = tier.shards.flatMap(({lines}) => lines.split('\n')).flatMap((line) => readPostingList(line).words);
  expect(words).toEqual(['cuffs', 'insomniac', 'longs']);
});

test('a file that was cut short, or is of another build, is refused', () => {
  for (const file of [directory, shards[0], texts[0]]) {
    const json = JSON.stringify(file);
    expect(readTextFile(json, exampleIndex.build)).toEqual(file);
    expect(() => readTextFile(json.slice(0, -9), exampleIndex.build)).toThrow('arrived damaged');
    for (const other of [json.replace(exampleIndex.build, 'other'), 'null', '[]'])
      expect(() => readTextFile(other, exampleIndex.build)).toThrow('another version');
  }
});
