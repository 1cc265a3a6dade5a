import {expect, test} from 'vitest';
import {loadContent} from '@/lib/content';
import {allLabels} from '@/lib/site/routing/a-z-labels';
import {url} from '@/lib/urls';
import {exportedFiles, pageOf} from './site';

/** The list is one page, or a page of letters and one for each of them on a large site. */
const links = exportedFiles()
  .filter((file) => file === '/a-z.html' || /^\/a-z\/[^/]+\.html$/.test(file))
  .flatMap((file) => pageOf(file.slice(0, -'.html'.length)))
  .filter(({tag, path}) => tag === 'a' && path.includes('main'));

test('the list from A to Z has every post under its title and every doc under its short name', async () => {
  const {blog, docs} = await loadContent();
  const listed = [
    ...blog.listed.map(({route, title}) => ({route, name: title})),
    ...docs.listed.map(({route, sidebarLabel}) => ({route, name: sidebarLabel})),
  ];
  const names = new Map(links.map(({attributes, text}) => [attributes.href, text.trim()]));
  const missing = listed.filter(({route, name}) => names.get(url(route)) !== name);
  expect(missing.map(({route}) => route)).toEqual([]);
});

test('and every category page', async () => {
  const {docs} = await loadContent();
  const hrefs = new Set(links.map(({attributes}) => attributes.href));
  expect(docs.categories.filter(({route}) => !hrefs.has(url(route))).map(({route}) => route)).toEqual([]);
});

test('and every tag label of blog and docs', async () => {
  const {blog, docs} = await loadContent();
  const hrefs = new Set(links.map(({attributes}) => attributes.href));
  expect([...blog.tags, ...docs.tags].filter(({route}) => !hrefs.has(url(route))).map(({route}) => route)).toEqual([]);
});

test('and no two entries that read the same', async () => {
  const entries = allLabels(await loadContent()).map(({label, note}) => `${label} ${note ?? ''}`);
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
});
