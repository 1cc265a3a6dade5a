import {expect, test} from 'vitest';
import {type Element, xml2js} from 'xml-js';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {changedOn, isInSitemap} from '@/lib/output/files/sitemap';
import {allRoutes} from '@/lib/site/routes';
import {absoluteUrl} from '@/lib/urls';
import {exportedFiles, pageFile, read} from './site';

const [routes, content] = await Promise.all([allRoutes(), loadContent()]);
const {changefreq, priority} = siteConfig().sitemap;
const reported = routes.filter(isInSitemap);

const set = (xml2js(read('/sitemap.xml')) as Element).elements!.find(({name}) => name === 'urlset')!;
const entries = (set.elements ?? []).map(({elements = []}) =>
  Object.fromEntries(elements.map(({name, elements: parts = []}) => [name, String(parts[0]?.text)])),
);

test('there is one sitemap, and it lists the public pages and nothing else', () => {
  expect(exportedFiles().filter((file) => /sitemap.*\.xml$/.test(file))).toEqual(['/sitemap.xml']);
  expect(entries.map(({loc}) => loc).sort()).toEqual(reported.map(({path}) => absoluteUrl(path)).sort());
  expect(entries.some(({loc}) => /\/tags(\/|$)|404|\.(json|md|html)$/.test(loc!))).toBe(false);
});

test('every entry has the frequency, the priority and the day its content changed', () => {
  const byAddress = new Map(entries.map((entry) => [entry.loc, entry]));
  for (const route of reported) {
    const day = changedOn(route, content);
    expect(byAddress.get(absoluteUrl(route.path)), route.path).toMatchObject({
      changefreq,
      priority: String(priority),
      ...(day && {lastmod: expect.stringContaining(day)}),
    });
  }
});

test('no page with noindex is in it, and every page in it exists', () => {
  const files = new Set(exportedFiles());
  const faults = reported.filter(
    ({path}) => !files.has(pageFile(path)) || /<meta name="robots" content="noindex/.test(read(pageFile(path))),
  );
  expect(faults.map(({path}) => path)).toEqual([]);
});

test('robots.txt allows everything and names the sitemap', () => {
  const robots = read('/robots.txt');
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).toMatch(/^Allow: \/$/m);
  expect(robots).not.toMatch(/^Disallow: \S/m);
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
});

test('it is sorted like the route table, so that the same content gives the same bytes', () => {
  expect(entries.map(({loc}) => loc)).toEqual(reported.map(({path}) => absoluteUrl(path)));
});
