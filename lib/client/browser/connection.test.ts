import {describe, expect, test, vi} from 'vitest';
import {hasGoodConnection, mayPrefetch} from './connection';

describe('pages are prefetched', () => {
  test('unless the reader saves data or is on 2G', () => {
    expect(mayPrefetch({effectiveType: '4g'})).toBe(true);
    expect(mayPrefetch({effectiveType: '3g'})).toBe(true);
    expect(mayPrefetch({saveData: true, effectiveType: '4g'})).toBe(false);
    expect(mayPrefetch({effectiveType: '2g'})).toBe(false);
    expect(mayPrefetch({effectiveType: 'slow-2g'})).toBe(false);
  });

  test('also when the browser does not report the connection', () => {
    expect(mayPrefetch({})).toBe(true);
    vi.stubGlobal('navigator', {});
    expect(mayPrefetch()).toBe(true);
    vi.unstubAllGlobals();
  });
});

test('a connection is good on 4G, or when the browser does not report it', () => {
  expect(hasGoodConnection({effectiveType: '4g'})).toBe(true);
  expect(hasGoodConnection({})).toBe(true);
  expect(hasGoodConnection({effectiveType: '3g'})).toBe(false);
  expect(hasGoodConnection({saveData: true, effectiveType: '4g'})).toBe(false);
});
