import {brotliCompressSync} from 'node:zlib';
import {beforeAll, expect, test} from 'vitest';
import {renderArticle} from '@/components/article/render-article';
import {loadContent} from '@/lib/content';
import {searchTiers} from '@/lib/search/build';
import {headingOf, readIndex, readTexts, type SearchIndex, type SearchText} from '@/lib/search/payload';
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

test('every article in lists is in both, and nothing else', async () => {
  const {docs, blog, pages} = await loadContent();
  const listed = [...docs.docs, ...blog.posts, ...pages].filter(({visibility}) => visibility !== 'unlisted');
  expect(index.entries.map(({path}) => path).sort()).toEqual(listed.map(({route}) => route).sort());
  expect(Object.keys(text.sections).sort()).toEqual(listed.map(({route}) => route).sort());
});

test('every heading leads to an anchor of its article, and has its text', async () => {
  const {article} = await loadContent();
  for (const {path, headings} of index.entries) {
    const {anchors} = await renderArticle(article(path)!);
    expect(anchors).toEqual(expect.arrayContaining(headings.map((heading) => headingOf(heading).id)));
    expect(text.sections[path]).toHaveLength(headings.length + 1);
  }
});
