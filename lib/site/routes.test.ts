import {describe, expect, test} from 'vitest';
import type {NavbarItem} from '@/lib/config/navbar-schema';
import {resolveNavbar} from '@/lib/config/resolve-navbar';
import {loadContent} from '@/lib/content';
import {payloadOf} from '@/lib/output/files/payloads';
import {isBelow} from '@/lib/paths';
import {navbarTargets} from '@/lib/site/links/navbar-targets';
import {doc, post} from '@/tests/support/articles';
import {allRoutes, blogListPath, blogTagTitle, docsTagTitle, type Route, tagListPath} from './routes';

const routes: readonly Route[] = await allRoutes();

const tag = <T>(items: readonly T[]) => ({slug: 'x', label: 'Sleep', description: '', route: '/blog/tags/x', items});

describe('the route table', () => {
  test('contains every address once, ignoring case', () => {
    const paths = routes.map(({path}) => path.toLowerCase());
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test('contains the fixed addresses of docs/specification.md', () => {
    const paths = new Set(routes.map(({path}) => path));
    for (const path of [
      '/',
      '/markdown-page',
      '/blog',
      '/blog/archive',
      '/blog/tags',
      '/docs',
      '/docs/tags',
      '/docs/intro',
      '/docs/category/getting-started',
      '/docs/category/outdoor',
    ]) {
      expect(paths).toContain(path);
    }
  });

  test('contains only bare paths', () => {
    expect(routes.map(({path}) => path).filter((path) => !/^\/$|^(\/[A-Za-z0-9_'.~-]+)+$/.test(path))).toEqual([]);
  });

  test('has a JSON shape for every kind of route', async () => {
    const oneOfEach = [...new Map(routes.map((route) => [route.kind, route])).values()];
    const render = async () => ({html: '<p>x</p>', toc: []});
    const payloads = await Promise.all(oneOfEach.map((route) => payloadOf(route, render)));
    expect(payloads.map(({kind, path}) => [kind, path])).toEqual(oneOfEach.map(({kind, path}) => [kind, path]));
    expect(oneOfEach.length).toBeGreaterThan(10);
  });
});

describe('addresses and titles of lists', () => {
  test('the first page has no number', () => {
    expect([1, 2].map(blogListPath)).toEqual(['/blog', '/blog/page/2']);
    expect([1, 2].map((number) => tagListPath(tag([]), number))).toEqual(['/blog/tags/x', '/blog/tags/x/page/2']);
  });

  test('a tag counts its posts', () => {
    expect(blogTagTitle(tag([post('2025-01-01-a')]))).toBe('One post tagged with “Sleep”');
    expect(blogTagTitle(tag([post('2025-01-01-a'), post('2025-01-02-b')]), 2)).toBe(
      '2 posts tagged with “Sleep”, page 2',
    );
  });

  test('a tag counts its docs', () => {
    expect(docsTagTitle(tag([doc('intro')]))).toBe('One doc tagged with “Sleep”');
    expect(docsTagTitle(tag([doc('intro'), doc('yoga/a')]))).toBe('2 docs tagged with “Sleep”');
  });
});

const ITEMS: NavbarItem[] = [
  {type: 'docSidebar', sidebarId: 'introSidebar', label: 'Introduction', position: 'left'},
  {type: 'docSidebar', sidebarId: 'gardeningSidebar', label: 'Gardening', position: 'left'},
  {type: 'docSidebar', sidebarId: 'outdoorSidebar', label: 'Outdoors', position: 'left'},
  {type: 'link', to: '/blog', label: 'Blog', position: 'left'},
];

test('on any gardening article the item "Gardening" is marked, and no other', async () => {
  const {docs} = await loadContent();
  const items = resolveNavbar(ITEMS, navbarTargets(docs));
  const marked = docs.listed
    .filter(({section}) => section === 'gardening')
    .map(({route}) =>
      items.flatMap(({item}) =>
        item.kind === 'link' && item.active.below.some((base) => isBelow(route, base)) ? item.label : [],
      ),
    );
  expect(marked.length).toBeGreaterThan(3);
  expect(new Set(marked.flat())).toEqual(new Set(['Gardening']));
});

test('on a category page the item of its sidebar is marked, whether or not the page is in the sidebar', async () => {
  const {docs} = await loadContent();
  const items = resolveNavbar(ITEMS, navbarTargets(docs));
  const marked = docs.categories.map(({route}) => [
    route,
    ...items.flatMap(({item}) =>
      item.kind === 'link' && item.active.below.some((base) => isBelow(route, base)) ? item.label : [],
    ),
  ]);
  expect(marked).toContainEqual(['/docs/category/outdoor', 'Outdoors']);
  expect(marked).toContainEqual(['/docs/category/getting-started', 'Introduction']);
});
