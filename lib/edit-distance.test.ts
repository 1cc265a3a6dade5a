import {expect, test} from 'vitest';
import {editDistance} from './edit-distance';

test('insertions, deletions, substitutions and swaps of neighbours count as one', () => {
  expect([editDistance('kitten', 'sitting'), editDistance('', 'abc'), editDistance('a', 'a')]).toEqual([3, 3, 0]);
  expect(editDistance('insomina', 'insomnia', 2)).toBe(1);
});

test('counting stops at the limit', () => {
  expect(editDistance('abcdef', 'ghijkl', 2)).toBe(3);
});
