import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import {allRoutes} from '@/lib/site/routes';
import {analyticsInit} from '@/scripts/postbuild/analytics-init.mts';
import {exportedFiles, read} from './site';

/* Checks the list in docs/upgrading-next.md against pages rendered by the installed Next. The numbers are those of its
   rows. */

const files = new Set(exportedFiles());
const exists = (address: string) => files.has(address);
const pages = (await allRoutes()).map(({path}) => ({path, html: read(`${path === '/' ? '/index' : path}.html`)}));
const listOf = (html: string) => JSON.parse(/id="runtime"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '[]') as string[];

describe('1: the scripts of a page', () => {
  test('are our own, data, or in the list of deferred ones', () => {
    for (const {path, html} of pages) {
      const left = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!);
      expect(
        left.filter((each) => !/data-own|type="application\//.test(each)),
        path,
      ).toEqual([]);
    }
  });

  test("start with the page's inline ones, and all exist", () => {
    for (const {path, html} of pages) {
      const [first, ...others] = listOf(html);
      expect(first, path).toMatch(/^\/_next\/static\/pages\/[0-9a-f]{12}\.js$/);
      expect(others.length, path).toBeGreaterThan(3);
      expect(
        [first!, ...others].filter((address) => !exists(address)),
        path,
      ).toEqual([]);
    }
  });

  test('contain the data of the page and the code that starts the application', () => {
    const script = read(listOf(pages[0]!.html)[0]!);
    expect(script).toContain('self.__next_f.push');
    expect(script).toContain('TURBOPACK');
  });
});

test('2: every page has one style sheet, marked as React marks it, after everything else', () => {
  for (const {path, html} of pages) {
    const sheets = html.replace(/<noscript>.*?<\/noscript>/g, '').match(/<link rel="stylesheet"[^>]*>/g);
    expect(sheets, path).toHaveLength(1);
    expect(html.endsWith(`${sheets![0]}</body></html>`), path).toBe(true);
    expect(sheets![0], path).toContain('data-precedence="next"');
  }
});

test('3: a page has the files that the router prefetches, and no second copy of its data', () => {
  expect(exists('/docs/intro/__next._tree.txt')).toBe(true);
  expect(exists('/docs/intro/__next._full.txt')).toBe(false);
});

test('5: the start script of analytics is found in its package', () => {
  expect(analyticsInit('G-TEST')).toContain('G-TEST');
});

test('7: the text of an article is in its page as HTML, and in its data as one string', () => {
  const html = read('/docs/intro.html');
  expect(html).toMatch(/<article [^>]*>.*<h1>/);
  expect(read(listOf(html)[0]!)).toContain('dangerouslySetInnerHTML');
});

/** The text of every chunk; the folder `pages` has the data of pages. */
const scripts = [...files]
  .filter((file) => /^\/_next\/static\/(?!pages\/).*\.js$/.test(file))
  .map((file) => read(file));

test('6: chunks that could not be loaded, and data that ended early, have the names that we know', () => {
  expect(scripts.some((script) => script.includes('"ChunkLoadError"'))).toBe(true);
  // React's messages are numbers in a build
  expect(scripts.some((script) => /\(412\)/.test(script))).toBe(true);
});

test('8: no script creates a policy of Trusted Types, or a script from text', () => {
  expect(scripts.filter((script) => /\bcreatePolicy\(|\bnew Function\(/.test(script))).toEqual([]);
});

test('9: the route of the not-found page has the name that we know', () => {
  const {UNDERSCORE_NOT_FOUND_ROUTE} = createRequire(import.meta.url)('next/constants') as Record<string, string>;
  expect(UNDERSCORE_NOT_FOUND_ROUTE).toBe('/_not-found');
});
