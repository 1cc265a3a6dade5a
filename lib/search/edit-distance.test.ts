import {expect, test} from 'vitest';
import {editDistance} from './edit-distance';

test('insertions, deletions, substitutions and swaps of neighbours count one each', () => {
  expect([editDistance('kitten', 'sitting'), editDistance('', 'abc'), editDistance('a', 'a')]).toEqual([3, 3, 0]);
  expect(editDistance('insomina', 'insomnia', 2)).toBe(1);
});

test('beyond the limit it is not counted on', () => {
  expect(editDistance('abcdef', 'ghijkl', 2)).toBe(3);
});
