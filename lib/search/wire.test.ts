import {expect, test} from 'vitest';
import {exampleIndex} from '@/tests/support/search-index';
import {packIndex, unpackIndex} from './wire';

test('an index comes back as it was packed', () => {
  expect(unpackIndex(packIndex(exampleIndex))).toEqual(exampleIndex);
});

test('the synonyms are lines; a group without further words and an empty list stay so', () => {
  const synonyms = [{same: ['b9', 'folic acid'], also: ['spina bifida']}, {same: ['beet', 'beetroot']}];
  expect(packIndex({...exampleIndex, synonyms}).synonyms).toBe('b9,folic acid;spina bifida\nbeet,beetroot');
  expect(unpackIndex(packIndex({...exampleIndex, synonyms}))?.synonyms).toEqual(synonyms);
  expect(unpackIndex(packIndex({...exampleIndex, synonyms: []}))?.synonyms).toEqual([]);
});

test('what is short of a list is no index', () => {
  const wire = packIndex(exampleIndex);
  expect(unpackIndex({})).toBeUndefined();
  expect(unpackIndex({...wire, entries: {...wire.entries, title: wire.entries.title.slice(1)}})).toBeUndefined();
  expect(unpackIndex({...wire, areas: undefined})).toBeUndefined();
});
