import {readFileSync} from 'node:fs';
import {mkdtemp, readdir, stat, truncate, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseFragment} from 'parse5';
import {describe, expect, test} from 'vitest';
import {doc} from '@/tests/support/articles';
import {fits} from '@/tests/support/compressed';
import {castSubjects, drawCover, renderCover, type Subject} from './cover';
import {COVER_NAMES} from './cover-names';
import {emitCovers} from './emit';
import {darkPalette, lightPalette, paletteCss, type Section, sections, tokenPalette} from './palette';
import {tokens} from './pen';
import {catalogue} from './species/catalogue';
import {type Crop, stages} from './stage';
import {coverSubject} from './thumbnail-lists';
import {undrawnNotice} from './undrawn-notice';

const crops = Object.keys(stages) as Crop[];
const months = {winter: '01', spring: '04', summer: '07', autumn: '10'} as const;

/** Each species of each habitat twice, under invented routes. */
const everySpecies: Subject[] = Object.entries(catalogue).flatMap(([habitat, all]) =>
  all.flatMap(({id}) =>
    ['one', 'two'].map((name): Subject => {
      const month = habitat in months ? months[habitat as keyof typeof months] : undefined;
      return month
        ? {route: `/blog/2024-${month}-09-${id}-${name}`, section: 'blog', date: `2024-${month}-09`, species: id}
        : {route: `/docs/${habitat}/${id}-${name}`, section: habitat as Section, species: id};
    }),
  ),
);

const article = (slug: string, section: Section, tags: string[] = []): Subject => ({
  route: `/docs/${section}/${slug}`,
  section,
  tags,
});

/** A tiny reader of XML: every tag is closed, every attribute quoted. Returns element names. */
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

describe.each(crops)('every species as a %s', (crop) => {
  test('is well formed, plain, of the palette, and at most 6 kB compressed', () => {
    for (const subject of everySpecies) {
      const svg = renderCover(drawCover(subject), crop, tokenPalette);
      expect(svg, subject.route).not.toMatch(/NaN|undefined|Infinity|style=|script|data:|url\(/);
      expect(new Set(elementsOf(svg))).toEqual(new Set(['svg', 'g', 'path']));
      expect(parseFragment(svg).childNodes).toHaveLength(1);
      const paints = new Set([...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint!));
      for (const paint of paints) expect(['none', ...tokens.map((token) => `var(--cover-${token})`)]).toContain(paint);
      expect(paints.size, subject.route).toBeGreaterThan(3);
      expect(fits(svg, 6 * 1024), subject.route).toBe(true);
    }
  });
});

test('the same subject always gets the same bytes, another route another drawing', () => {
  const subject = article('Tomatoes-Peppers-and-Kin', 'gardening');
  const again = (crop: Crop) => renderCover(drawCover({...subject}), crop, tokenPalette);
  for (const crop of crops) expect(again(crop)).toBe(again(crop));
  const drawings = everySpecies.map((each) => renderCover(drawCover(each), 'head', tokenPalette));
  expect(new Set(drawings).size).toBe(drawings.length);
});

test.each([
  ['Tomatoes-Peppers-and-Kin', 'gardening', /tomato|pepper/],
  ['Berries-and-Small-Fruit', 'gardening', /currant/],
  ['vitamin-c', 'vitamins', /lemon/],
  ['Snow-Days', 'outdoors', /snow/],
  ['Open-Water-Swimming', 'outdoors', /lake/],
  ['Breathing-for-Calm', 'wellness', /breath/],
  ['Sleep-Explained', 'wellness', /moon/],
] as const)('the words of %s choose its species', (slug, section, species) => {
  expect(drawCover(article(slug, section)).species).toMatch(species);
});

test('a post takes a branch from the season of its date, and asks for a date when it has none', () => {
  const post = (date: string) => drawCover({route: `/blog/${date}-x`, section: 'blog', date}).species;
  expect(['2024-12-04', '2024-03-13', '2024-08-13', '2024-11-12'].map((date) => post(date).split('-')[0])).toEqual([
    'winter',
    'spring',
    'summer',
    'autumn',
  ]);
  expect(() => drawCover({route: '/blog/x', section: 'blog'})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: A blog cover needs the date of its post.
      in: /blog/x
      fix: give the subject an ISO date such as "2024-03-13"]
  `);
});

test('an unknown species is refused', () => {
  expect(() => drawCover({...article('x', 'intro'), species: 'oak'})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: There is no drawing "oak".
      in: /docs/intro/x
      fix: use one of: lake, road, fan, bean, pea, sage, pot, raft, flask, lamp, coast, camp, boot, fig, egg, moon, cup, pair, tomato, onion, … (124 in all)]
  `);
});

test('an article may ask for a drawing of another section, and gets its own section’s of that name first', () => {
  const cast = castSubjects([
    {...article('vitamin-c', 'vitamins'), species: 'lotus'},
    {...article('styles', 'yoga'), species: 'tomato'},
    {...article('myths', 'vitamins'), species: 'tomato'},
  ]);
  expect(cast.map((subject) => drawCover(subject).species)).toEqual(['lotus', 'tomato', 'tomato']);
  const paths = (subject: Subject) => renderCover(drawCover(subject), 'thumbnail', tokenPalette).split('<path').length;
  // a whole plant, and a fruit cut open
  expect(paths(cast[1]!)).not.toBe(paths(cast[2]!));
});

test('a cover that is planned leaves the choice to slug and tags, and the build says so', () => {
  const [lemon] = coverSubject(
    doc('vitamins/vitamin-c', {cover: 'umbrella', file: 'content/docs/vitamins/vitamin-c.mdx'}),
  );
  expect(drawCover(lemon!).species).toBe('lemon');
  const [asked] = coverSubject(doc('vitamins/vitamin-c', {cover: 'hills'}));
  expect(drawCover(asked!).species).toBe('hills');
  expect(
    undrawnNotice([
      {cover: 'umbrella', file: 'a.mdx'},
      {cover: 'hills', file: 'b.mdx'},
      {cover: 'umbrella', file: 'c.mdx'},
    ]),
  ).toMatchInlineSnapshot(`
    "These drawings are planned and not there yet; until then the slug and tags of an article choose its drawing.
      umbrella: a.mdx, c.mdx"
  `);
  expect(
    undrawnNotice([
      {cover: 'hills', file: 'b.mdx'},
      {cover: undefined, file: 'c.mdx'},
    ]),
  ).toBeUndefined();
});

test('every drawing has a name that an article may ask for, in plain words', () => {
  const ids = Object.values(catalogue).flatMap((species) => species.map(({id}) => id));
  expect(ids.filter((id) => !COVER_NAMES.includes(id))).toEqual([]);
  expect(COVER_NAMES.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  expect(COVER_NAMES).toEqual([...new Set(COVER_NAMES)].sort());
});

test('neighbours in a list differ and no species is forgotten', () => {
  const posts = Array.from({length: 108}, (_, index): Subject => {
    const date = `${2015 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-09`;
    return {route: `/blog/${date}-post-${index}`, section: 'blog', date};
  });
  const cast = castSubjects(posts).map(({species}) => species);
  for (const [index, species] of cast.entries()) expect(cast.slice(index + 1, index + 4)).not.toContain(species);
  expect(new Set(cast).size).toBe(30);
});

test('emitting writes named-by-content files once and removes what nobody uses', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'covers-'));
  const subjects = [article('vitamin-c', 'vitamins'), article('lotus', 'yoga')];
  const manifest = await emitCovers(subjects, outDir);
  const {thumbnail, head} = manifest['/docs/vitamins/vitamin-c']!;
  expect(thumbnail).toEqual({
    href: expect.stringMatching(/^\/covers\/[0-9a-f]{12}\.svg#cover$/),
    width: 240,
    height: 240,
  });
  const fileOf = (href: string) => path.join(outDir, path.basename(href).replace('#cover', ''));
  const before = await stat(fileOf(head.href));
  expect(await emitCovers(subjects, outDir)).toEqual(manifest);
  expect((await stat(fileOf(head.href))).mtimeMs).toBe(before.mtimeMs);
  // left by an interrupted run
  await writeFile(`${fileOf(head.href)}.4711`, '<svg');
  await writeFile(path.join(outDir, 'mine.svg'), 'an author’s');
  await emitCovers(subjects.slice(0, 1), outDir);
  expect((await readdir(outDir)).sort()).toEqual(
    [...[thumbnail, head].map(({href}) => path.basename(fileOf(href))), 'mine.svg'].sort(),
  );
});

test('a damaged list of what was drawn means that everything is drawn again', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'covers-'));
  const cache = path.join(await mkdtemp(path.join(tmpdir(), 'covers-')), 'drawn.json');
  const subjects = [article('lotus', 'yoga')];
  const manifest = await emitCovers(subjects, outDir, {cache});
  await truncate(cache, 9);
  expect(await emitCovers(subjects, outDir, {cache})).toEqual(manifest);
  expect(() => JSON.parse(readFileSync(cache, 'utf8'))).not.toThrow();
});

test('every section has all tokens in both modes', () => {
  for (const section of sections) {
    for (const palette of [lightPalette(section), darkPalette(section)]) {
      for (const token of tokens) expect(palette[token]).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(paletteCss()).toContain(`[data-cover='${section}']`);
  }
});
