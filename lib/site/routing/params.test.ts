import {afterEach, expect, test, vi} from 'vitest';
import {orNotFound, pageNumber, staticParams} from './params';

afterEach(() => vi.unstubAllEnvs());

test('each value is a param', () => {
  expect(staticParams({slug: ['a', 'b']})).toEqual([{slug: 'a'}, {slug: 'b'}]);
});

test('a route without params gets a placeholder', () => {
  expect(staticParams({tag: []})).toEqual([{tag: '__none__'}]);
});

test('an existing item is returned, even if it is falsy', () => {
  expect(orNotFound(0, '/x')).toBe(0);
});

test('in a build a listed route without content is an error, never a page that says "not found"', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => orNotFound(undefined, '/blog/x')).toThrow('The route /blog/x is listed but has no content.');
});

test('in development, and for the placeholder, it is a not-found page', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => orNotFound(undefined, '/blog/__none__')).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  vi.stubEnv('NODE_ENV', 'development');
  expect(() => orNotFound(undefined, '/blog/x')).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});

test('parses the page number; a list with one page has no further page, and the build continues', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(pageNumber('12')).toBe(12);
  expect(() => pageNumber('__none__')).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  expect(() => pageNumber('1e1')).toThrow('has no content');
});
