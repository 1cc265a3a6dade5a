import {expect, test} from 'vitest';
import {pageOf} from './pagination';

test.each([
  [0, 1],
  [1, 1],
  [15, 1],
  [16, 2],
  [112, 8],
])('%i posts make %i pages of 15', (total, pages) => {
  expect(pageOf(Array(total).fill('post'), 1, 15)?.count).toBe(pages);
});

test('a page has its part of the list, its number and the number of pages', () => {
  expect(pageOf(['a', 'b', 'c'], 2, 2)).toEqual({number: 2, count: 2, items: ['c']});
  expect(pageOf(['a', 'b', 'c'], 3, 2)).toBeUndefined();
  expect(pageOf([], 1, 15)).toEqual({number: 1, count: 1, items: []});
});
