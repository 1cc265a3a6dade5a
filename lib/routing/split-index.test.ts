import {expect, test} from 'vitest';
import {archivePath, archiveYears, letterPages, letterPath} from './split-index';

const labels = (count: number) => Array.from({length: count}, (_, index) => ({label: `${'ab0'[index % 3]} ${index}`}));

test('an index of a thousand entries is one page', () => {
  expect(letterPages(labels(1000))).toEqual([]);
  expect(letterPath(labels(1000), '/a-z', 'B')).toBe('#letter-b');
  expect(archivePath(labels(1000), 2024)).toBe('/blog/archive#y2024');
  expect(archiveYears({posts: labels(1000), years: [{year: 2024}]})).toEqual([]);
});

test('a larger one has a page per letter, or per year', () => {
  expect(letterPages(labels(1001))).toEqual(['#', 'A', 'B']);
  expect(letterPath(labels(1001), '/a-z', '#')).toBe('/a-z/0');
  expect(archivePath(labels(1001), 2024)).toBe('/blog/archive/2024');
  expect(archiveYears({posts: labels(1001), years: [{year: 2024}]})).toEqual([2024]);
});
