import {mkdir, mkdtemp, readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {beforeAll, describe, expect, test} from 'vitest';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {coverSubject} from '@/lib/site/covers/subjects';
import {allRoutes, type Route} from '@/lib/site/routes';
import {type CardDesign, cardDesigns} from './design';
import {emitCards} from './emit';
import {cardFonts} from './fonts';
import {fitTitle} from './lines';

const brand = {
  name: 'Example',
  emblem: '<svg viewBox="0 0 32 32"><circle cx="16" cy="16" r="9" fill="#e9a33b"/></svg>',
};
const art = {route: '/cards/yoga', palette: 'clay', drawing: 'lotus'} as const;
const lotus: CardDesign = {kicker: 'Yoga', title: 'Balancing poses', art, alt: 'Balancing poses – Yoga, Example'};

describe('the cards of this site', () => {
  let routes: readonly Route[];
  let designs: Record<string, CardDesign>;
  beforeAll(async () => {
    const content = await loadContent();
    const site = siteConfig();
    const subjects = content.articles.flatMap(coverSubject);
    routes = await allRoutes();
    designs = cardDesigns(routes, {
      site,
      blog: site.blog,
      subjects: new Map(subjects.map((subject) => [subject.route, subject])),
    });
  });

  test('every page has one, with a title and a text alternative', () => {
    for (const {path: page} of routes) {
      expect(designs[page]?.title, page).toBeTruthy();
      expect(designs[page]?.alt, page).toContain(siteConfig().title);
    }
  });

  test('further pages of a list share the card of the first', () => {
    expect(designs['/blog/page/2']).toEqual(designs['/blog']);
  });

  test('an article is drawn as on its page', () => {
    const doc = routes.find(({kind}) => kind === 'doc')!;
    expect(designs[doc.path]?.art.route).toBe(doc.path);
  });

  test('every title fits on its label', async () => {
    const all = Object.values(designs);
    const {measure} = (await cardFonts(all.map(({title}) => title).join(''))).title;
    const box = {width: 468, height: 304, lineHeight: 1.1};
    for (const {title} of all) {
      const {size, lines} = fitTitle(title, box, [96, 46], measure);
      expect(lines.length * size * box.lineHeight, title).toBeLessThanOrEqual(box.height);
      expect(Math.max(...lines.map(measure)) * size, title).toBeLessThanOrEqual(box.width);
    }
  });
});

describe('emitCards', () => {
  test('two runs without a cache write the same bytes, whatever was drawn before', async () => {
    const run = async (designs: Record<string, CardDesign>) => {
      const root = await mkdtemp(path.join(tmpdir(), 'cards-'));
      const out = path.join(root, 'out');
      const {'/a': card} = await emitCards(designs, brand, {cache: path.join(root, 'cache'), out});
      return readFile(path.join(out, card!.file));
    };
    const alone = await run({'/a': lotus});
    expect((await run({'/a': lotus})).equals(alone)).toBe(true);
    const beside = {title: 'A longer title that stands on many lines', note: 'And a note.', art, alt: ''};
    expect((await run({'/b': beside, '/a': lotus, '/c': {...beside, title: 'Last'}})).equals(alone)).toBe(true);
  });

  test('draws 1200 × 630, shares equal designs, changes nothing in the second run and deletes stale files', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'cards-'));
    const folders = {cache: path.join(root, 'cache'), out: path.join(root, 'out')};
    const first = await emitCards({'/a': lotus, '/b': {...lotus, alt: 'Another page'}}, brand, folders);
    expect(first['/a']!.file).toMatch(/^[0-9a-f]{12}\.png$/);
    expect(first['/b']).toEqual({file: first['/a']!.file, alt: 'Another page'});
    const file = path.join(folders.out, first['/a']!.file);
    const {width, height} = await sharp(file).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect((await readFile(file)).length).toBeLessThan(120_000);

    const before = (await stat(file)).mtimeMs;
    await writeFile(path.join(folders.out, '000000000000.png'), 'stale');
    // left behind by an interrupted run
    await writeFile(path.join(folders.cache, 'x-000000000000.png.4711'), 'half');
    expect(await emitCards({'/a': lotus}, brand, folders)).toEqual({'/a': first['/a']});
    expect((await stat(file)).mtimeMs).toBe(before);
    expect(await readdir(folders.out)).toEqual([first['/a']!.file]);
    await mkdir(path.join(folders.out, 'mine'));
    await writeFile(path.join(folders.out, 'mine.png'), 'an author’s');
    expect(await readdir(folders.cache)).toHaveLength(1);

    const changed = await emitCards({'/a': {...lotus, title: 'Seated poses'}}, brand, folders);
    expect(changed['/a']!.file).not.toBe(first['/a']!.file);
    expect(await readdir(folders.out)).toEqual([changed['/a']!.file, 'mine', 'mine.png'].sort());
    expect(await readdir(folders.cache)).toHaveLength(1);
  });
});
