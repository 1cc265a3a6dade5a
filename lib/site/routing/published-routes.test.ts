import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {allRoutes, type Route} from '@/lib/site/routes';
import {allAliases} from './aliases';
import {addPublished, PUBLISHED_FILE, readPublished} from './published-routes';

const text = readFileSync(PUBLISHED_FILE, 'utf8');

test('no published address disappears: when an article moves, its old address becomes an alias', async () => {
  const alive = new Set([...(await allRoutes()).map(({path}) => path), ...(await allAliases()).map(({from}) => from)]);
  expect(readPublished(text).filter((path) => !alive.has(path))).toEqual([]);
});

test('the list is sorted and without duplicates', () => {
  const paths = readPublished(text);
  expect(paths).toEqual([...new Set(paths)].sort());
});

const route = (fields: object) => ({title: '', ...fields}) as Route;

test('new routes and aliases are added in order, old ones stay, further pages of lists are left out', () => {
  const routes = [
    route({kind: 'home', path: '/'}),
    route({kind: 'blog-list', path: '/blog', number: 1}),
    route({kind: 'blog-list', path: '/blog/page/2', number: 2}),
  ];
  expect(addPublished('/zebra\n/blog\n', routes, [{from: '/help'}])).toBe('/\n/blog\n/help\n/zebra\n');
});
