import {brotliCompressSync} from 'node:zlib';
import {beforeAll, expect, test} from 'vitest';
import {renderArticle} from '@/components/article/render-article';
import {loadContent} from '@/lib/content';
import {allRoutes} from '@/lib/routes';
import {searchTiers} from '@/lib/search/build';
import {createEngine} from '@/lib/search/engine';
import {headingOf, readIndex, readTexts, type SearchIndex, type SearchText} from '@/lib/search/payload';
import {titleRows} from '@/lib/search/title-rows';
import {packIndex} from '@/lib/search/wire';

/** For the articles of the first edition; after that it may grow with them. */
const BUDGET = 60_000;
const PER_ARTICLE = 236;

let index: SearchIndex;
let text: SearchText;

beforeAll(async () => {
  ({index, text} = await searchTiers(await loadContent(), renderArticle));
}, 180_000);

test('the first tier stays within 60 kB on the wire', () => {
  expect(brotliCompressSync(JSON.stringify(packIndex(index))).length).toBeLessThanOrEqual(
    Math.max(BUDGET, PER_ARTICLE * index.entries.length),
  );
});

test('both tiers are read back as they were written', () => {
  expect(readIndex(JSON.stringify(packIndex(index)))).toEqual(index);
  expect(readTexts(JSON.stringify(text))).toEqual(text);
});

test('every article in lists is in both, pages without a text of their own in the first, and nothing else', async () => {
  const content = await loadContent();
  const {docs, blog, pages} = content;
  const listed = [...docs.docs, ...blog.posts, ...pages].filter(({visibility}) => visibility !== 'unlisted');
  const named = titleRows(content).map(({route}) => route);
  expect(named).toEqual(expect.arrayContaining(['/docs', '/docs/category/getting-started', '/offline', '/a-z']));
  expect(index.entries.map(({path}) => path).sort()).toEqual([...listed.map(({route}) => route), ...named].sort());
  const routes = await allRoutes();
  expect(named.filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
  expect(Object.keys(text.sections).sort()).toEqual(listed.map(({route}) => route).sort());
});

test('every heading leads to an anchor of its article, and has its text', async () => {
  const {article} = await loadContent();
  for (const {path, headings} of index.entries) {
    const found = article(path);
    if (!found) {
      expect(headings).toEqual([]);
      continue;
    }
    const {anchors} = await renderArticle(found);
    expect(anchors).toEqual(expect.arrayContaining(headings.map((heading) => headingOf(heading).id)));
    expect(text.sections[path]).toHaveLength(headings.length + 1);
  }
});

test.each([
  ['getting started', '/docs/category/getting-started'],
  ['introduction', '/docs/intro'],
  ['intro', '/docs/intro'],
  ['reading offline', '/offline'],
  ['knowledge base', '/docs'],
  ['archive', '/blog/archive'],
  ['editorial policy', '/about'],
  ['privacy', '/privacy'],
])('what a title or a menu calls “%s” is found first', (words, path) => {
  for (const engine of [createEngine(index), withText()]) {
    expect(engine.search(words).hits[0]?.path.split('#')[0]).toBe(path);
  }
});

function withText() {
  const engine = createEngine(index);
  engine.addText(text);
  return engine;
}
