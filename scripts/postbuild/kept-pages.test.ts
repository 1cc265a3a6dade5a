import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {keepPages} from './kept-pages.mts';

const FIRST = 'a'.repeat(16);
const SECOND = 'b'.repeat(16);
const pagesJson = (build: string, kept: readonly string[], keys: object = {'/docs/soil': 'k1', '/about': 'k2'}) =>
  JSON.stringify({build, keys, kept});
const html = (build: string) => `<p>Söil, 8 µg 👩‍🌾</p><script data-build="${build}">${build}</script>`;
const page = (route: string, build: string) => ({
  [`out${route}.html`]: html(build),
  [`out${route}.txt`]: `0:"${build}"\n`,
});
const text = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

function project(files: Record<string, string>): string {
  const root = folderWith(files);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  return root;
}

afterEach(() => vi.restoreAllMocks());

test('what was rendered is kept, and put into a later export with the id of its build', () => {
  const first = project({
    '.cache/pages.json': pagesJson(FIRST, []),
    '.cache/pages/out/gone.html': 'of a page that is no more',
    ...page('/docs/soil', FIRST),
    ...page('/about', FIRST),
  });
  expect(keepPages(path.join(first, 'out'), FIRST)).toBe(0);
  expect(text(first, 'out/docs/soil.html')).toBe(html(FIRST));
  const names = readdirSync(path.join(first, '.cache/pages/out')).sort();
  expect(names).toEqual(['k1.html', 'k1.txt', 'k2.html', 'k2.txt']);

  const store = Object.fromEntries(
    names.map((name) => [`.cache/pages/out/${name}`, text(first, `.cache/pages/out/${name}`)]),
  );
  const second = project({
    ...store,
    '.cache/pages.json': pagesJson(SECOND, ['/docs/soil'], {'/docs/soil': 'k1', '/about': 'k3'}),
    ...page('/about', SECOND),
  });
  expect(keepPages(path.join(second, 'out'), SECOND)).toBe(1);
  expect(text(second, 'out/docs/soil.html')).toBe(html(SECOND));
  expect(text(second, 'out/docs/soil.txt')).toBe(`0:"${SECOND}"\n`);
  expect(readdirSync(path.join(second, '.cache/pages/out')).sort()).toEqual(['k1.html', 'k1.txt', 'k3.html', 'k3.txt']);
});

test('a build that was not prepared keeps nothing and takes nothing', () => {
  const root = project({'.cache/pages.json': pagesJson(FIRST, ['/docs/soil', '/about'])});
  expect(keepPages(path.join(root, 'out'), SECOND)).toBe(0);
  expect(existsSync(path.join(root, 'out'))).toBe(false);
});

test('a page that is nowhere fails the build', () => {
  const lost = project({'.cache/pages.json': pagesJson(FIRST, ['/about']), ...page('/docs/soil', FIRST)});
  expect(() => keepPages(path.join(lost, 'out'), FIRST)).toThrow(
    'The page /about of an earlier build is gone from .cache.',
  );
  const unwritten = project({'.cache/pages.json': pagesJson(FIRST, [])});
  expect(() => keepPages(path.join(unwritten, 'out'), FIRST)).toThrow('The page /docs/soil is missing from the export');
});
