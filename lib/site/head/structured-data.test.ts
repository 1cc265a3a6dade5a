import {expect, test} from 'vitest';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {doc, post} from '@/tests/support/articles';
import {articleThings, printJsonLd, siteThings, type Thing} from './structured-data';

const site = siteConfig();
const {title, url} = site;
const {blog, docs, pages} = await loadContent();
const typed = (things: readonly Thing[], type: string) => things.find((thing) => thing['@type'] === type);

test('the home page names the publisher and the site', () => {
  const things = siteThings();
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect(typed(things, 'WebSite')).toMatchObject({
    publisher: {'@id': typed(things, 'Organization')?.['@id']},
    license: 'https://creativecommons.org/licenses/by/4.0/',
  });
  // the front page of a social network is not the publisher's
  expect(typed(things, 'Organization')?.sameAs).toBeUndefined();
});

test('a post is a BlogPosting with dates and card', async () => {
  const article = blog.listed[0]!;
  const posting = typed(await articleThings(article, '/cards/x.png'), 'BlogPosting');
  expect(posting).toMatchObject({
    headline: article.title,
    datePublished: article.date,
    dateModified: article.updated,
    image: `${url}/cards/x.png`,
    author: {'@type': 'Organization', name: title},
  });
});

test('a doc is an Article and not a MedicalWebPage, which would promise a review', async () => {
  const things = await articleThings(docs.listed.find(({section}) => section === 'vitamins')!);
  expect(things.map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList']);
  expect(things[0]).not.toHaveProperty('datePublished');
  expect(things[0]).not.toHaveProperty('image');
});

test('the breadcrumbs of an article lead through its part of the site', async () => {
  const names = async (article: Parameters<typeof articleThings>[0]) => {
    const list = typed(await articleThings(article), 'BreadcrumbList')?.itemListElement as {
      name: string;
      position: number;
    }[];
    expect(list.map(({position}) => position)).toEqual(list.map((_, index) => index + 1));
    return list.map(({name}) => name);
  };
  expect(await names(post('2025-03-03-a', {title: 'A'}))).toEqual([title, site.blog.title, 'A']);
  expect(await names(doc('yoga/a', {title: 'A'}))).toEqual([title, 'Knowledge base', 'Yoga', 'A']);
  expect(await names(doc('a', {title: 'A'}))).toEqual([title, 'Knowledge base', 'A']);
  const [first] = docs.sections[0]!.docs;
  expect(await names(first!)).toHaveLength(4);
});

test('a standalone page is a WebPage', async () => {
  const [thing] = await articleThings(pages[0]!);
  expect(thing).toMatchObject({'@type': 'WebPage', name: pages[0]!.title});
});

test('no text can end the script element', () => {
  const printed = printJsonLd([{'@type': 'Thing', name: '</script><script>alert(1)</script>'}]);
  expect(printed).not.toContain('<');
  expect(JSON.parse(printed)['@graph'][0].name).toBe('</script><script>alert(1)</script>');
});
