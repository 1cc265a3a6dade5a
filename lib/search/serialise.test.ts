import {expect, test} from 'vitest';
import {exampleIndex} from '@/tests/support/search-index';
import {parseIndex, serialiseIndex} from './serialise';

test('an index comes back as it was packed', () => {
  expect(parseIndex(serialiseIndex(exampleIndex))).toEqual(exampleIndex);
});

test('the synonyms are lines; a group without further words and an empty list stay so', () => {
  const synonyms = [{same: ['b9', 'folic acid'], also: ['spina bifida']}, {same: ['beet', 'beetroot']}];
  expect(serialiseIndex({...exampleIndex, synonyms}).synonyms).toBe('b9,folic acid;spina bifida\nbeet,beetroot');
  expect(parseIndex(serialiseIndex({...exampleIndex, synonyms}))?.synonyms).toEqual(synonyms);
  expect(parseIndex(serialiseIndex({...exampleIndex, synonyms: []}))?.synonyms).toEqual([]);
});

test('what is short of a list is no index', () => {
  const wire = serialiseIndex(exampleIndex);
  expect(parseIndex({})).toBeUndefined();
  expect(parseIndex({...wire, entries: {...wire.entries, title: wire.entries.title.slice(1)}})).toBeUndefined();
  expect(parseIndex({...wire, areas: undefined})).toBeUndefined();
});
