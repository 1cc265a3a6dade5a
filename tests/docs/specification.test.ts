import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {allRoutes} from '@/lib/site/routes';
import {sourceFiles} from '../architecture/source-files';

const specification = readFileSync('docs/specification.md', 'utf8');
const behaviour = readFileSync('docs/behaviour.md', 'utf8');

/** The first column of the route tables; `{slug}` and the like are placeholders. */
const routesInTables = [...specification.matchAll(/^\| (`\/.*?) \|/gm)].flatMap(([, cell]) =>
  [...cell!.matchAll(/`([^`]+)`/g)].map(([, route]) => route!),
);

const pattern = (route: string) => new RegExp(`^${route.replace(/[.~]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

const paths = (await allRoutes()).map(({path}) => path);

test('every route of the specification exists', () => {
  expect(routesInTables.length).toBeGreaterThan(20);
  const missing = routesInTables.filter((route) => !paths.some((path) => pattern(route).test(path)));
  expect(missing).toEqual([]);
});

test('every page of the site is a route of the specification', () => {
  const known = routesInTables.map(pattern);
  expect(paths.filter((path) => !known.some((route) => route.test(path)))).toEqual([]);
});

test('every address without placeholders in the text is a page', () => {
  const named = [...specification.matchAll(/`(\/[\w/'-]+)`/g)].map(([, path]) => path!);
  expect([...new Set(named)].filter((path) => !paths.includes(path))).toEqual([]);
});

test('tags have as many pages as the specification says', () => {
  const last = (tag: string) => paths.filter((path) => path.startsWith(`/blog/tags/${tag}/page/`)).length + 1;
  expect(['health', 'nutrition', 'diet', 'exercise', 'fitness', 'wellness'].map(last)).toEqual([5, 3, 2, 2, 2, 2]);
  expect(paths.filter((path) => /^\/docs\/tags\/.+\/page\//.test(path))).toEqual([]);
});

test('every text quoted in behaviour.md is in the code', () => {
  const code = sourceFiles(['app', 'components', 'lib', 'content'], /\.tsx?$/)
    .map(({text}) => text)
    .join('\n')
    .replace(/\s+/g, ' ');
  const quoted = [...behaviour.matchAll(/"([^"]+)"/g)].flatMap(([, text]) => text!.split(/\{[^}]+\}/));
  const pieces = quoted.map((piece) => piece.trim()).filter((piece) => /[a-z]{3}/i.test(piece));
  expect(pieces.length).toBeGreaterThan(50);
  expect([...new Set(pieces)].filter((piece) => !code.includes(piece))).toEqual([]);
});
