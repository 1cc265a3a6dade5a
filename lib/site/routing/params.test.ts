import {afterEach, expect, test, vi} from 'vitest';
import {atLeastOne, found, furtherPages, pageNumber} from './params';

afterEach(() => vi.unstubAllEnvs());

test('params that exist are left alone', () => {
  expect(atLeastOne([{slug: 'a'}], {slug: 'one'})).toEqual([{slug: 'a'}]);
});

test('a route without any gets one that stands for nothing', () => {
  expect(atLeastOne<{tag: string; slug: string[]}>([], {tag: 'one', slug: 'many'})).toEqual([
    {tag: '__none__', slug: ['__none__']},
  ]);
});

test('an item that exists is handed on, also when it is falsy', () => {
  expect(found(0, '/x')).toBe(0);
});

test('in the build a listed route without content is an error, never a page that says "not found"', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => found(undefined, '/blog/x')).toThrow('The route /blog/x is listed but has no content.');
});

test('in development, and for the route that stands for nothing, it is a not-found page', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => found(undefined, '/blog/__none__')).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  vi.stubEnv('NODE_ENV', 'development');
  expect(() => found(undefined, '/blog/x')).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});

test('the further pages of a list count from 2', () => {
  expect([furtherPages(), furtherPages(1), furtherPages(3)]).toEqual([[], [], ['2', '3']]);
});

test('the number of a page; of a list with one page there is none, and the build goes on', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(pageNumber('12')).toBe(12);
  expect(() => pageNumber('__none__')).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  expect(() => pageNumber('1e1')).toThrow('has no content');
});
