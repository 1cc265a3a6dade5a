import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {storeSealed} from '@/lib/cache/cache';
import {PAGE_STORE} from '@/lib/cache/page-cache';
import {folderWith} from '@/tests/support/project';
import {pagesOf} from './page-cache.mts';

const FIRST = 'a'.repeat(16);
const SECOND = 'b'.repeat(16);
const prepared = (build: string, kept: readonly string[], keys: object = {'/docs/soil': 'k1', '/about': 'k2'}) => ({
  [`.cache/builds/out/${build}.json`]: JSON.stringify({keys, kept}),
});
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

/** All steps, with changes that tell what they were done to. */
function postbuild(root: string, build: string): number {
  const pages = pagesOf(path.join(root, 'out'), build);
  pages.begin('.html', (text) => `${text}<!--first-->`);
  pages.begin('.txt', (text) => `${text}1:first\n`);
  const kept = pages.settle();
  pages.finish('.html', (text) => `${text}<!--last-->`);
  pages.finish('.txt');
  return kept;
}

test('what was rendered is kept after the first steps, and put into a later export with the id of its build', () => {
  const first = project({
    ...prepared(FIRST, []),
    '.cache/pages/out/gone.html': 'of a page that is no more',
    ...page('/docs/soil', FIRST),
    ...page('/about', FIRST),
    'out/robots.txt': 'stands beside no page',
  });
  expect(postbuild(first, FIRST)).toBe(0);
  expect(text(first, 'out/docs/soil.html')).toBe(`${html(FIRST)}<!--first--><!--last-->`);
  expect(text(first, 'out/docs/soil.txt')).toBe(`0:"${FIRST}"\n1:first\n`);
  expect(text(first, 'out/robots.txt')).toBe('stands beside no page');
  const names = readdirSync(path.join(first, '.cache/pages/out')).sort();
  expect(names).toEqual(['k1.html', 'k1.txt', 'k2.html', 'k2.txt']);

  const store = Object.fromEntries(
    names.map((name) => [`.cache/pages/out/${name}`, text(first, `.cache/pages/out/${name}`)]),
  );
  const second = project({
    ...store,
    ...prepared(SECOND, ['/docs/soil'], {'/docs/soil': 'k1', '/about': 'k3'}),
    ...page('/about', SECOND),
    ...page('/blog', SECOND),
  });
  expect(postbuild(second, SECOND)).toBe(1);
  for (const route of ['/docs/soil', '/about', '/blog']) {
    expect(text(second, `out${route}.html`)).toBe(`${html(SECOND)}<!--first--><!--last-->`);
    expect(text(second, `out${route}.txt`)).toBe(`0:"${SECOND}"\n1:first\n`);
  }
  expect(readdirSync(path.join(second, '.cache/pages/out')).sort()).toEqual(['k1.html', 'k1.txt', 'k3.html', 'k3.txt']);
});

test('the last steps see all pages as the first left them, wherever they come from', () => {
  const root = project({
    ...prepared(FIRST, ['/docs/soil']),
    ...page('/about', FIRST),
    ...page('/blog', FIRST),
  });
  storeSealed(PAGE_STORE, 'k1.html', Buffer.from(`kept of ${'\0'.repeat(16)}`));
  storeSealed(PAGE_STORE, 'k1.txt', Buffer.from('kept'));
  const pages = pagesOf(path.join(root, 'out'), FIRST);
  pages.begin('.html', () => 'rendered');
  const files = pages.files('.html');
  expect(files.map((file) => path.relative(path.join(root, 'out'), file))).toEqual([
    'about.html',
    'blog.html',
    'docs/soil.html',
  ]);
  expect(files.map(pages.read)).toEqual(['rendered', 'rendered', `kept of ${FIRST}`]);
});

test('a build that was not prepared keeps nothing and takes nothing', () => {
  const root = project({
    ...prepared(FIRST, ['/docs/soil', '/about']),
    '.cache/pages/out/k1.html': 'kept',
    ...page('/blog', SECOND),
  });
  expect(postbuild(root, SECOND)).toBe(0);
  expect(readdirSync(path.join(root, 'out')).sort()).toEqual(['blog.html', 'blog.txt']);
  expect(readdirSync(path.join(root, '.cache/pages/out'))).toEqual(['k1.html']);
  expect(text(root, 'out/blog.html')).toBe(`${html(SECOND)}<!--first--><!--last-->`);
});

test('a page that is nowhere fails the build', () => {
  const lost = project({...prepared(FIRST, ['/about']), ...page('/docs/soil', FIRST)});
  expect(() => postbuild(lost, FIRST)).toThrow('The page /about of an earlier build is gone from .cache.');
  const unwritten = project({...prepared(FIRST, [])});
  expect(() => postbuild(unwritten, FIRST)).toThrow('The page /docs/soil is missing from the export');
});
