import {readFileSync} from 'node:fs';
import {mkdtemp, readdir, stat, truncate, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseFragment} from 'parse5';
import {describe, expect, test} from 'vitest';
import {catalogue} from '@/lib/covers/catalogue';
import {renderCover, type Subject} from '@/lib/covers/cover';
import {COVER_NAMES, type CoverName} from '@/lib/covers/cover-names';
import {hexPalette, modePalette, type PaletteName, paletteNames} from '@/lib/covers/palette';
import {bounds, tokens} from '@/lib/covers/pen';
import {createRandom} from '@/lib/covers/random';
import {type Crop, stages} from '@/lib/covers/stage';
import {doc, post} from '@/tests/support/articles';
import {fits} from '@/tests/support/compressed';
import {emitCovers} from './emit';
import {coverSubject} from './subjects';

const crops = Object.keys(stages) as Crop[];

/** Each drawing twice, under invented routes. */
const everyDrawing: Subject[] = COVER_NAMES.flatMap((drawing, index) =>
  ['one', 'two'].map((name) => ({
    route: `/docs/x/${drawing}-${name}`,
    palette: paletteNames[index % paletteNames.length]!,
    drawing,
  })),
);

const article = (slug: string, palette: PaletteName, drawing: CoverName): Subject => ({
  route: `/docs/x/${slug}`,
  palette,
  drawing,
});

/** A tiny XML parser: every tag is closed, every attribute quoted. Returns element names. */
function elementsOf(svg: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  expect(svg.replace(/<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g, '')).toBe('');
  for (const [, close, name, , empty] of svg.matchAll(/<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else names.push(name!);
    if (!close && !empty) open.push(name!);
  }
  expect(open).toEqual([]);
  return names;
}

describe.each(crops)('every drawing as a %s', (crop) => {
  test('is well formed, plain, uses only the palette, and has at most 6 kB compressed', () => {
    for (const subject of everyDrawing) {
      const palette = modePalette(subject.palette);
      const svg = renderCover(subject, crop, palette);
      expect(svg, subject.route).not.toMatch(/NaN|undefined|Infinity|style=|script|data:|url\(/);
      expect(new Set(elementsOf(svg))).toEqual(new Set(['svg', 'g', 'path']));
      expect(parseFragment(svg).childNodes).toHaveLength(1);
      const paints = new Set([...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint!));
      for (const paint of paints) expect(['none', ...Object.values(palette)]).toContain(paint);
      expect(paints.size, subject.route).toBeGreaterThan(3);
      expect(fits(svg, 6 * 1024), subject.route).toBe(true);
    }
  });
});

test('the same subject always gets the same bytes, and no two drawings are equal', () => {
  const subject = article('Tomatoes-Peppers-and-Kin', 'leaf', 'tomato');
  const again = (crop: Crop) => renderCover({...subject}, crop, modePalette('leaf'));
  for (const crop of crops) expect(again(crop)).toBe(again(crop));
  const drawings = everyDrawing
    .filter((_, index) => index % 2 === 0)
    .map((item) => renderCover(item, 'head', modePalette('leaf')));
  expect(new Set(drawings).size).toBe(COVER_NAMES.length);
});

test('the subject of a banner is in its middle', () => {
  const far = everyDrawing.filter(({route, drawing}) => {
    const sketch = catalogue[drawing](stages.head, createRandom(route));
    const {left, right} = bounds(sketch.filter(({frame}) => frame === sketch.at(-1)!.frame));
    return Math.abs((left + right) / 2 - stages.head.width / 2) > 40;
  });
  expect(far.map(({drawing}) => drawing)).toEqual([]);
});

test('an article has the drawing it names, in the colours of its section, a post in those of its topic', () => {
  expect(coverSubject(doc('vitamins/vitamin-c', {cover: 'hills'}))).toEqual([
    {route: '/docs/vitamins/vitamin-c', palette: 'citrus', drawing: 'hills'},
  ]);
  const topics = [
    {label: 'Sleep', hue: 'plum'},
    {label: 'Health', hue: 'sun'},
  ] as const;
  expect(topics.map((topic) => coverSubject(post('2025-01-01-x', {cover: 'bed', topic}))[0]?.palette)).toEqual([
    'plum',
    'sun',
  ]);
  expect(coverSubject(doc('vitamins/vitamin-c'))).toEqual([]);
});

test('names are plain words', () => {
  expect(COVER_NAMES.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});

test('writes files named by content once and deletes unused ones', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'covers-'));
  const subjects = [article('vitamin-c', 'citrus', 'lemon'), article('lotus', 'clay', 'lotus')];
  const manifest = await emitCovers(subjects, outDir);
  const {thumbnail, head} = manifest['/docs/x/vitamin-c']!;
  expect(thumbnail).toMatch(/^\/covers\/[0-9a-f]{12}\.svg#cover$/);
  const fileOf = (href: string) => path.join(outDir, path.basename(href).replace('#cover', ''));
  const before = await stat(fileOf(head));
  expect(await emitCovers(subjects, outDir)).toEqual(manifest);
  expect((await stat(fileOf(head))).mtimeMs).toBe(before.mtimeMs);
  // left behind by an interrupted run
  await writeFile(`${fileOf(head)}.4711`, '<svg');
  await writeFile(path.join(outDir, 'mine.svg'), 'an author’s');
  await emitCovers(subjects.slice(0, 1), outDir);
  expect((await readdir(outDir)).sort()).toEqual(
    [...[thumbnail, head].map((href) => path.basename(fileOf(href))), 'mine.svg'].sort(),
  );
});

test('a damaged list of drawings means that everything is drawn again', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'covers-'));
  const cache = path.join(await mkdtemp(path.join(tmpdir(), 'covers-')), 'drawn.json');
  const subjects = [article('lotus', 'clay', 'lotus')];
  const manifest = await emitCovers(subjects, outDir, {cache});
  await truncate(cache, 9);
  expect(await emitCovers(subjects, outDir, {cache})).toEqual(manifest);
  expect(() => JSON.parse(readFileSync(cache, 'utf8'))).not.toThrow();
});

test('every palette has all tokens in both modes', () => {
  for (const name of paletteNames) {
    for (const palette of [hexPalette(name, 'light'), hexPalette(name, 'dark')]) {
      for (const token of tokens) expect(palette[token]).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(modePalette(name).ink).toBe('light-dark(#16302a,#08120f)');
    expect(modePalette(name).wash).toMatch(/^var\(--cover-wash,light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)\)$/);
  }
});
