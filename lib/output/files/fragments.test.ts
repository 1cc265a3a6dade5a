import {expect, test, vi} from 'vitest';
import type {Route} from '@/lib/site/routes';
import {doc, post} from '@/tests/support/articles';

const unlisted = {visibility: 'unlisted'} as const;
const page = (slug: string, visibility: string) => ({kind: 'page', path: `/${slug}`, title: slug, page: {visibility}});
const routes = [
  {kind: 'home', path: '/', title: ''},
  page('about', 'public'),
  page('secret', 'unlisted'),
  {kind: 'doc', path: '/docs/intro', title: 'Intro', doc: doc('intro')},
  {kind: 'doc', path: '/docs/hidden', title: 'Hidden', doc: doc('hidden', unlisted)},
  {kind: 'post', path: '/blog/2025-01-01-a', title: 'A', post: post('2025-01-01-a')},
  {kind: 'post', path: '/blog/2025-01-02-b', title: 'B', post: post('2025-01-02-b', unlisted)},
] as unknown as Route[];
vi.mock('@/lib/site/routes', async (original) => ({...(await original<object>()), allRoutes: async () => routes}));
const aliases = ['/docs/intro', '/docs/hidden'].map((to) => ({from: `/old${to}`, to, title: to}));
vi.mock('@/lib/site/routing/aliases', () => ({allAliases: async () => aliases}));

test('the titles for the not-found page include no unlisted page, doc or post, nor its alias', async () => {
  const {routeTitles} = await import('./fragments');
  expect(Object.keys(await routeTitles())).toEqual([
    '/',
    '/about',
    '/docs/intro',
    '/blog/2025-01-01-a',
    '/old/docs/intro',
  ]);
});
