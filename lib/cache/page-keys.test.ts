import {beforeAll, expect, test} from 'vitest';
import {type AnyArticle, type Content, loadContent} from '@/lib/content';
import {allRoutes, type Route} from '@/lib/routes';
import {pageKeys} from './page-keys';

let content: Content;
let routes: Route[];
beforeAll(async () => {
  content = await loadContent();
  routes = await allRoutes();
});

const none = async () => [];

/** The paths whose keys change when one article becomes another. */
async function changedBy(article: AnyArticle, change: Partial<AnyArticle>, related = none): Promise<string[]> {
  const other = {...article, ...change} as AnyArticle;
  const swap = <T>(value: T): T =>
    (value === article
      ? other
      : Array.isArray(value)
        ? value.map(swap)
        : isPlain(value)
          ? mapped(value, swap)
          : value) as T;
  const before = await pageKeys(routes, content, 'state', related);
  const after = await pageKeys(routes.map(swap), {...content, articles: content.articles.map(swap)}, 'state', related);
  expect([...after.keys()]).toEqual([...before.keys()]);
  return [...after].filter(([path, key]) => before.get(path) !== key).map(([path]) => path);
}

const isPlain = (value: unknown): value is object => value?.constructor === Object;
const mapped = (value: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));

test('every article, tag and category has a key of its own', async () => {
  const keys = await pageKeys(routes, content, 'state', none);
  for (const {route} of [...content.articles, ...content.docs.tags, ...content.blog.tags, ...content.docs.categories])
    expect(keys.get(route), route).toBeDefined();
  expect(new Set(keys.values()).size).toBe(keys.size);
});

test('another text of an article concerns its page and the pages that list it', async () => {
  const doc = content.docs.all.find(({section}) => section === 'yoga')!;
  const changed = await changedBy(doc, {body: `${doc.body}\n\nMore.`, words: doc.words + 1});
  expect(changed).toContain(doc.route);
  expect(changed).toEqual(expect.arrayContaining(doc.tags.map(({slug}) => `/docs/tags/${slug}`)));
  const articles = new Set(content.articles.map(({route}) => route));
  expect(changed.filter((path) => articles.has(path))).toEqual([doc.route]);
});

test('a correction concerns no other page, nor does the day evidence was looked for', async () => {
  const doc = content.docs.all.find(({section}) => section === 'yoga')!;
  const corrections = [{date: '2026-11-24', what: 'The page said ten minutes. It says two now.'}];
  expect(await changedBy(doc, {corrections, asks: ['how long may I stand']})).toEqual([]);
  const shown = await changedBy(doc, {searched: '2026-11-24'});
  const articles = new Set(content.articles.map(({route}) => route));
  expect(shown.filter((path) => articles.has(path))).toEqual([doc.route]);
});

test('another text concerns the pages that name the article as related', async () => {
  const [first, second, third] = content.blog.all;
  const related = async (article: AnyArticle) => (article === second ? [first!] : []);
  const changed = await changedBy(first!, {body: 'Another.'}, related as typeof none);
  expect(changed).toContain(second!.route);
  expect(changed).not.toContain(third!.route);
});

test('two articles with the same text are told apart', async () => {
  const [post, first, second] = content.blog.all;
  const keyWith = async (other: AnyArticle) => {
    const related = async () => [{...other, body: 'Soon.'}];
    return (await pageKeys(routes, content, 'state', related)).get(post!.route);
  };
  expect(await keyWith(first!)).not.toBe(await keyWith(second!));
});

test.each([{title: 'Another title'}, {readingMinutes: 99}, {description: 'Other.'}])(
  '%o concerns every page',
  async (change) => {
    const all = await pageKeys(routes, content, 'state', none);
    expect(await changedBy(content.docs.all[0]!, change)).toHaveLength(all.size);
  },
);

test('another state of the code concerns every page', async () => {
  const before = await pageKeys(routes, content, 'state', none);
  const after = await pageKeys(routes, content, 'another', none);
  expect([...before].filter(([path, key]) => after.get(path) === key)).toEqual([]);
});
