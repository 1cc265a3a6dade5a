import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test} from 'vitest';
import {loadContent} from '@/lib/content';
import {siteFonts} from '@/lib/fonts';
import {fits, compressed as size} from '@/tests/support/compressed';
import {grown, partsOf, type Sizes} from './page-parts';
import {OUT, pageFile, pageOf, read} from './site';

/** Compressed bytes and counts per page. A failing budget says what grew since the last `npm run sizes:note`. */
const BUDGET = {
  document: 20_700,
  style: 17_000,
  fonts: 50_000,
  scriptBeforeIntent: 3_900,
  script: 155_000,
  requests: 8,
  nodes: 900,
};
const COVER = 6_000;

const NOTED = 'tests/export/noted-sizes.json';
const bytes = (address: string) => readFileSync(path.join(OUT, address));

/** Of shared files, which several pages name. */
const known = new Map<string, number>();
function sizeOf(address: string): number {
  const found = known.get(address) ?? size(bytes(address));
  known.set(address, found);
  return found;
}

/** The article whose page has the median size; at this quality brotli takes a second for all of them, not a minute. */
function typical(articles: readonly {readonly route: string}[]): string {
  const quick = {params: {[constants.BROTLI_PARAM_QUALITY]: 6}};
  const sized = articles.map(({route}) => ({route, length: brotliCompressSync(read(pageFile(route)), quick).length}));
  sized.sort((a, b) => a.length - b.length);
  return sized[sized.length >> 1]!.route;
}

const {docs, blog} = await loadContent();
const TYPES = {doc: typical(docs.listed), post: typical(blog.listed), list: '/blog', tag: '/docs/tags/soil', home: '/'};

test.each(Object.entries(TYPES))('a %s page (%s) keeps its budget', (type, route) => {
  const html = read(pageFile(route));
  const elements = pageOf(route);
  const linked = (rel: string, as?: string) =>
    elements.flatMap(({tag, attributes}) =>
      tag === 'link' && attributes.rel === rel && (!as || attributes.as === as) ? attributes.href! : [],
    );
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text]) => text!)
    .join('');
  const runtime = JSON.parse(/id="runtime"[^>]*>(.*?)<\/script>/.exec(html)![1]!) as string[];
  const styles = linked('stylesheet');
  const fonts = siteFonts().map((font) => font.path);
  const images = new Set(
    elements.flatMap(({tag, attributes}) =>
      tag === 'img' ? attributes.src! : tag === 'use' ? attributes.href!.split('#')[0]! : [],
    ),
  );
  const shown = elements.filter(
    ({tag, path: trail}) => trail.includes('body') && !['script', 'template'].includes(tag),
  );
  const measured = {
    document: size(html),
    style: styles.reduce((sum, href) => sum + sizeOf(href), 0),
    fonts: fonts.reduce((sum, href) => sum + bytes(href).length, 0),
    scriptBeforeIntent: size(inline),
    script: runtime.reduce((sum, href) => sum + sizeOf(href), 0),
    // both logos are in the page, one of them is never fetched; the icon of external links comes with the style sheet
    requests: 1 + styles.length + fonts.length + images.size - 1 + 1,
    nodes: shown.length,
  };
  const sizes = (): Sizes => ({
    ...measured,
    ...partsOf(html),
    ...Object.fromEntries(
      runtime
        .map((href) => sizeOf(href))
        .sort((a, b) => b - a)
        .map((file, index) => [`script: file ${index + 1} by size`, file]),
    ),
  });
  if (process.env.NOTE_SIZES) note(type, sizes());
  const over = Object.entries(measured).flatMap(([key, found]) => {
    const most = BUDGET[key as keyof typeof BUDGET];
    return found > most ? [`${key} is ${found}, ${found - most} more than its budget of ${most}`] : [];
  });
  const reported = over.length > 0 ? [...over, 'What grew:', ...grown(sizes(), noted()[type] ?? {})] : [];
  expect(over, `${route}: ${reported.join('\n  ')}`).toEqual([]);
});

function noted(): Record<string, Sizes> {
  return JSON.parse(readFileSync(NOTED, 'utf8'));
}

function note(type: string, sizes: Sizes): void {
  writeFileSync(NOTED, `${JSON.stringify({...noted(), [type]: sizes}, undefined, 2)}\n`);
}

test('a cover is at most 6 kB compressed', () => {
  const folder = path.join(OUT, 'covers');
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  const heavy = files.filter((name) => !fits(readFileSync(path.join(folder, name)), COVER));
  expect(files.length).toBeGreaterThan(100);
  expect(heavy).toEqual([]);
});
