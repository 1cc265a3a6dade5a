import {describe, expect, test, vi} from 'vitest';
import {hasGoodConnection, mayPrefetch} from './connection';

describe('pages are fetched beforehand', () => {
  test('unless the reader saves data or is on a 2G line', () => {
    expect(mayPrefetch({effectiveType: '4g'})).toBe(true);
    expect(mayPrefetch({effectiveType: '3g'})).toBe(true);
    expect(mayPrefetch({saveData: true, effectiveType: '4g'})).toBe(false);
    expect(mayPrefetch({effectiveType: '2g'})).toBe(false);
    expect(mayPrefetch({effectiveType: 'slow-2g'})).toBe(false);
  });

  test('where the browser does not tell', () => {
    expect(mayPrefetch({})).toBe(true);
    vi.stubGlobal('navigator', {});
    expect(mayPrefetch()).toBe(true);
    vi.unstubAllGlobals();
  });
});

test('more than was asked for is fetched on 4G alone, and where the browser does not tell', () => {
  expect(hasGoodConnection({effectiveType: '4g'})).toBe(true);
  expect(hasGoodConnection({})).toBe(true);
  expect(hasGoodConnection({effectiveType: '3g'})).toBe(false);
  expect(hasGoodConnection({saveData: true, effectiveType: '4g'})).toBe(false);
});
