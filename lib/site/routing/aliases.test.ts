import {expect, test} from 'vitest';
import type {Category} from '@/lib/content';
import {post} from '@/tests/support/articles';
import {allAliases, resolveAliases} from './aliases';

const routes = ['/', '/blog', '/docs/intro'];
const resolve = (...aliases: string[]) => resolveAliases([post('2025-03-03-a', {title: 'A', aliases})], routes);

test("the content's aliases are valid", async () => {
  await expect(allAliases()).resolves.toBeInstanceOf(Array);
});

test('aliases are bare paths, sorted', () => {
  expect(resolve('/s/walk', '/old/post.html', '/2015/03/post/')).toEqual(
    ['/2015/03/post', '/old/post', '/s/walk'].map((from) => ({from, to: '/blog/2025-03-03-a', title: 'A'})),
  );
});

test('an alias that equals a page is refused, ignoring case', () => {
  expect(() => resolve('/Docs/Intro')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The alias "/Docs/Intro" is taken by the page /docs/intro.
      in: content/x.mdx
      fix: remove the alias; an address leads to one page]
  `);
});

test('an alias that appears twice is refused', () => {
  expect(() => resolve('/old', '/OLD')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The alias "/OLD" is taken by an alias in content/x.mdx.
      in: content/x.mdx
      fix: remove the alias; an address leads to one page]
  `);
});

test('the address of a section redirects to its page and is taken; an existing page there stays', () => {
  const page = {slug: 'yoga', route: '/docs/category/yoga', title: 'Yoga', section: 'yoga'} as Category;
  const at = (routes: readonly string[], ...aliases: string[]) =>
    resolveAliases([post('2025-03-03-a', {title: 'A', aliases})], routes, [page]);
  expect(at(routes)).toEqual([{from: '/docs/yoga', to: '/docs/category/yoga', title: 'Yoga'}]);
  expect(() => at(routes, '/docs/Yoga')).toThrow('The alias "/docs/Yoga" is taken by the page /docs/yoga.');
  expect(at([...routes, '/docs/yoga'])).toEqual([]);
});

test.each([
  '/../etc',
  '/a b',
  '/a?b=1',
  '/a#b',
  '//evil.example',
  '/404',
  '/index',
  '/blog/index',
  '/_next/x',
  '/data/x',
  '/old.json',
  '/a/../../b',
  '/%2e%2e/x',
  '/',
])('the alias %s is refused', (alias) => {
  expect(() => resolve(alias)).toThrow(/alias/);
});

test.each(['/favicon.ico', '/fonts/a.woff2', '/a.pdf', '/site.webmanifest', '/a.mdx', '/a.html.html'])(
  '%s is the name of a file, not of a page',
  (alias) => {
    const [, ending] = /(\.[a-z0-9]+)$/.exec(alias)!;
    expect(() => resolve(alias)).toThrow(
      `The alias "${alias}" is the name of a file.\n  in: content/x.mdx\n  fix: remove the ${ending} at its end`,
    );
  },
);
