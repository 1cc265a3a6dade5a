import {expect, test} from 'vitest';
import {renderArticle} from '@/components/article/render-article';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {fragments} from '@/lib/output/files/fragments';
import {PAYLOAD_VERSION} from '@/lib/output/files/payload-version';
import {jsonPath} from '@/lib/paths';
import {allRoutes} from '@/lib/site/routes';
import {allAliases} from '@/lib/site/routing/aliases';
import {absoluteUrl, url} from '@/lib/urls';
import {exportedFiles, pageFile, read} from './site';

const files = exportedFiles();
const [routes, aliases] = await Promise.all([allRoutes(), allAliases()]);
const places = [...routes.map(({path}) => path), ...aliases.map(({from}) => from)];

test('the export has a page for every route and alias, and for no other address', () => {
  const pages = files.filter((file) => file.endsWith('.html') && !file.endsWith('/index.html')).concat('/index.html');
  expect(pages.sort()).toEqual([...places.map(pageFile), '/404.html'].sort());
});

test('pages for authors, such as /dev/reference, are not in the export', () => {
  expect(files.filter((file) => /^\/dev(\/|\.)/.test(file))).toEqual([]);
});

test('every page can also be requested as a folder', () => {
  const copies = files.filter((file) => /.\/index\.html$/.test(file));
  expect(copies.sort()).toEqual(
    places
      .filter((path) => path !== '/')
      .map((path) => `${path}/index.html`)
      .sort(),
  );
});

test('the export has the JSON of every route and fragment, and no other', async () => {
  const others = [...(await fragments(renderArticle)).keys()];
  const known = new Set(['/blog/feed.json']);
  const json = files.filter((file) => file.endsWith('.json') && !file.startsWith('/_next/') && !known.has(file));
  expect(json.sort()).toEqual([...routes.map(({path}) => jsonPath(path)), ...others].sort());
});

test('the JSON of a route names its version, kind and path', () => {
  for (const route of routes) {
    const payload = JSON.parse(read(jsonPath(route.path)));
    expect({version: payload.version, kind: payload.kind, path: payload.path}).toEqual({
      version: PAYLOAD_VERSION,
      kind: route.kind,
      path: route.path,
    });
  }
});

test('every alias redirects, by its page and by a rule for hosts', () => {
  expect(aliases.length).toBeGreaterThan(0);
  const rules = read('/_redirects');
  for (const {from, to} of aliases) {
    const html = read(pageFile(from));
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${url(to)}"`);
    expect(html).toContain(`<link rel="canonical" href="${absoluteUrl(to)}"`);
    expect(html).toContain(`<a href="${url(to)}">`);
    expect(rules).toContain(`\n${url(from)} ${url(to)} 301\n`);
    expect(read('/sitemap.xml')).not.toContain(`<loc>${absoluteUrl(from)}</loc>`);
  }
});

test('the fixed routes of docs/specification.md exist, and as many list pages as their posts need', async () => {
  const paths = new Set(routes.map(({path}) => path));
  for (const path of [
    '/',
    '/markdown-page',
    '/blog',
    '/blog/archive',
    '/blog/tags',
    '/docs',
    '/docs/intro',
    '/docs/category/getting-started',
    '/docs/category/outdoor',
    '/docs/tags',
    '/docs/gardening/Unlocking-the-Earth_s-Secrets',
    '/docs/vitamins/vitamins-basics',
  ]) {
    expect(paths, path).toContain(path);
  }
  const {blog} = await loadContent();
  const pagesOf = (posts: readonly unknown[]) => Math.ceil(posts.length / siteConfig().blog.postsPerPage);
  for (const {route: list, items} of [{route: '/blog', items: blog.listed}, ...blog.tags]) {
    const last = pagesOf(items);
    if (last > 1) expect(paths, list).toContain(`${list}/page/${last}`);
    expect(paths).not.toContain(`${list}/page/${last + 1}`);
  }
  expect([...paths].filter((path) => /^\/docs\/tags\/.+\/page\//.test(path))).toEqual([]);
});

test('no unused file is left', () => {
  expect(files.filter((file) => /__next\._full\.txt|_not-found|__none__|\.map$|^\/data\//.test(file))).toEqual([]);
});
