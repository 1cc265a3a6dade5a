import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {beforeAll, expect, test} from 'vitest';
import {parse} from 'yaml';
import {renderArticle} from '@/components/article/render-article';
import {loadContent} from '@/lib/content';
import {searchFiles, searchTiers} from '@/lib/output/files/search/search-files';
import {menuLabels, titleRows} from '@/lib/output/files/search/title-rows';
import {createEngine, type SearchIndex, serialiseIndex} from '@/lib/search';
import {headingOf, readIndex, readTextFile} from '@/lib/search/payload';
import {readPostingList} from '@/lib/search/posting-lines';
import type {TextTier} from '@/lib/search/text-tier';
import {allRoutes} from '@/lib/site/routes';
import {filesOf, loadFiles} from '@/tests/support/search-files';

/** Limits for the articles of the first edition and a page for each section; they may grow with these. */
const BUDGET = 80_000;
const PER_ARTICLE = 229;
const SHARD_BUDGET = 4_000;

let index: SearchIndex;
let text: TextTier;

beforeAll(async () => {
  ({index, text} = await searchTiers(await loadContent(), renderArticle));
}, 180_000);

test('the first tier stays within 80 kB compressed', () => {
  expect(brotliCompressSync(JSON.stringify(serialiseIndex(index))).length).toBeLessThanOrEqual(
    Math.max(BUDGET, PER_ARTICLE * index.entries.length),
  );
});

test('titles get no urgent note, unless a note leads to the page', () => {
  // one that does goes into content/data/urgent/ordinary.txt, with others like it
  const noted = new Set(index.urgent.topics.map(({to}) => to.split('#')[0]));
  const ordinary = index.entries.filter(({path}) => !noted.has(path)).map(({title}) => title);
  const engine = createEngine(index);
  expect(ordinary.filter((title) => engine.search(title).urgent)).toEqual([]);
});

test('both tiers are read back as they were written', () => {
  expect(readIndex(JSON.stringify(serialiseIndex(index)))).toEqual(index);
  const {directory, shards, texts} = text;
  for (const file of [directory, ...shards, ...texts])
    expect(readTextFile(JSON.stringify(file), index.build)).toEqual(file);
});

test('every listed article is in both, pages without text only in the first, and nothing else', async () => {
  const content = await loadContent();
  const {docs, blog, pages} = content;
  const listed = [...docs.listed, ...blog.listed, ...pages].filter(({visibility}) => visibility !== 'unlisted');
  const named = titleRows(content).map(({route}) => route);
  expect(named).toEqual(expect.arrayContaining(['/docs', '/docs/category/getting-started', '/offline', '/a-z']));
  expect(index.entries.map(({path}) => path).sort()).toEqual([...listed.map(({route}) => route), ...named].sort());
  const routes = await allRoutes();
  expect(named.filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
  expect(text.texts).toHaveLength(listed.length);
});

test('every heading points to an anchor of its article, and has its text', async () => {
  const {article} = await loadContent();
  for (const {path, headings} of index.entries) {
    const found = article(path);
    if (!found) {
      expect(headings).toEqual([]);
      continue;
    }
    const {html} = await renderArticle(found);
    for (const heading of headings) expect(html).toContain(`id="${headingOf(heading).id}"`);
  }
});

test.each([
  ['getting started', '/docs/category/getting-started'],
  ['reading offline', '/offline'],
  ['knowledge base', '/docs'],
  ['archive', '/blog/archive'],
  ['editorial policy', '/about'],
  ['privacy', '/privacy'],
])('the article with the title “%s” is found first', (words, path) => {
  const full = createEngine(index);
  loadFiles(full, filesOf(text), words);
  for (const engine of [createEngine(index), full]) {
    expect(engine.search(words).hits[0]?.path.split('#')[0]).toBe(path);
  }
});

interface Question {
  readonly ask: string;
  readonly answers: readonly string[];
}

test('of every tenth question that the search is tuned with, nine in ten have an answer in the first three', () => {
  // all of them: npm run search:quality
  const questions = (parse(readFileSync('tests/search/questions.yml', 'utf8')) as Question[]).filter(
    (_, number) => number % 10 === 0,
  );
  const engine = createEngine(index);
  const files = filesOf(text);
  const isAnswered = ({ask, answers}: Question) => {
    if (engine.search(ask).needsFullText) loadFiles(engine, files, ask);
    return engine
      .search(ask)
      .hits.slice(0, 3)
      .some(({path}) => answers.some((one) => [path, path.split('#')[0]].includes(one)));
  };
  expect(questions.filter(isAnswered).length).toBeGreaterThan(0.9 * questions.length);
});

test('an article is found by its labels in navbar and footer', async () => {
  const content = await loadContent();
  const labels = [...menuLabels(content)].filter(([route]) => content.article(route));
  expect(labels.length).toBeGreaterThan(0);
  const engine = createEngine(index);
  const missed = labels.flatMap(([route, names]) =>
    names.filter((name) => !engine.search(name).hits.some(({path}) => path.split('#')[0] === route)),
  );
  expect(missed).toEqual([]);
});

test('a shard is a small file, and contains every word of the texts in its range', () => {
  const {shards, directory} = text;
  const sizes = shards.map((shard) => brotliCompressSync(JSON.stringify(shard)).length);
  expect(Math.max(...sizes)).toBeLessThan(SHARD_BUDGET);
  const tokens = shards.flatMap(({lines}) => lines.split('\n').map((line) => readPostingList(line).token));
  expect(tokens).toEqual([...new Set(tokens)].sort());
  expect(directory.starts).toEqual([...directory.starts].sort());
  expect(directory.starts).toEqual(shards.map(({lines}) => readPostingList(lines.split('\n')[0]!).token));
});

test('the files are made from one read of the content, not from one each', async () => {
  const content = await loadContent();
  let looks = 0;
  const watched = {
    ...content,
    get blog() {
      looks += 1;
      return content.blog;
    },
  };
  for (const [, make] of searchFiles(watched, renderArticle)) await make();
  expect(looks).toBeLessThan(10);
});
