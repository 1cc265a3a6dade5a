import {expect, test} from 'vitest';
import {exampleIndex} from '@/tests/support/search-index';
import {serialiseIndex, unpackIndex} from './serialise';

test('an index is read back as it was packed', () => {
  expect(unpackIndex(serialiseIndex(exampleIndex))).toEqual(exampleIndex);
});

test('synonyms are lines; a group without further words and an empty list survive', () => {
  const synonyms = [{same: ['b9', 'folic acid'], also: ['spina bifida']}, {same: ['beet', 'beetroot']}];
  expect(serialiseIndex({...exampleIndex, synonyms}).synonyms).toBe('b9,folic acid;spina bifida\nbeet,beetroot');
  expect(unpackIndex(serialiseIndex({...exampleIndex, synonyms})).synonyms).toEqual(synonyms);
  expect(unpackIndex(serialiseIndex({...exampleIndex, synonyms: []})).synonyms).toEqual([]);
});
