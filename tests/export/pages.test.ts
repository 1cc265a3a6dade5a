import {expect, test} from 'vitest';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {documentTitle} from '@/lib/site/head/title';
import {allRoutes, docsTagTitle} from '@/lib/site/routes';
import {absoluteUrl} from '@/lib/urls';
import {exportedFiles, OUT, pageOf, read} from './site';

const [content, site] = [await loadContent(), siteConfig()];
const routes = await allRoutes();
const pages = new Map(routes.map((route) => [route.path, pageOf(route.path)]));

test('every page has exactly one h1 and no heading skips a level', () => {
  const faults: string[] = [];
  for (const [path, elements] of pages) {
    const levels = elements.flatMap(({tag}) => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : []));
    if (levels.filter((level) => level === 1).length !== 1)
      faults.push(`${path}: ${levels.filter((l) => l === 1).length} h1`);
    const skip = levels.findIndex((level, index) => index > 0 && level > levels[index - 1]! + 1);
    if (skip > 0) faults.push(`${path}: h${levels[skip - 1]} is followed by h${levels[skip]}`);
  }
  expect(faults).toEqual([]);
});

test('headings with an id in articles, archives, letter lists and /docs have a direct link', () => {
  const faults: string[] = [];
  const kinds = ['page', 'post', 'doc', 'blog-archive', 'blog-tags', 'docs-tags', 'docs-root', 'a-z'];
  for (const {path} of routes.filter(({kind}) => kinds.includes(kind))) {
    const elements = pages.get(path)!;
    const links = elements.filter(({attributes}) => attributes.class === 'hash-link').map(({attributes}) => attributes);
    for (const {tag, text, attributes} of elements) {
      const {id} = attributes;
      if (!/^h[2-6]$/.test(tag) || id === undefined || id === 'footnote-label') continue;
      const label = `Direct link to ${text}`;
      const isThere = links.some(
        (link) => link.href === `#${id}` && link['aria-label'] === label && link.title === label,
      );
      if (!isThere) faults.push(`${path}#${id}`);
    }
  }
  expect(faults).toEqual([]);
});

test('every page has its title, description, canonical address and social tags', () => {
  const {title: site, titleDelimiter} = siteConfig();
  const faults: string[] = [];
  for (const {path, title} of routes) {
    const elements = pages.get(path)!;
    const meta = (key: string) =>
      elements.find(({tag, attributes}) => tag === 'meta' && (attributes.name ?? attributes.property) === key)
        ?.attributes.content;
    const canonical = elements.find(({attributes}) => attributes.rel === 'canonical')?.attributes.href;
    const documentHead = elements.find(({tag}) => tag === 'title')?.text ?? '';
    if (!documentHead.endsWith(site)) faults.push(`${path}: title ${documentHead}`);
    if (path === '/' && documentHead !== documentTitle('', site, titleDelimiter))
      faults.push(`${path}: title ${documentHead}`);
    if (!meta('description') || meta('description')!.length < 20) faults.push(`${path}: description of ${title}`);
    if (canonical !== absoluteUrl(path)) faults.push(`${path}: canonical ${canonical}`);
    if (meta('og:title') !== (title || site)) faults.push(`${path}: og:title ${meta('og:title')}`);
    if (meta('og:url') !== absoluteUrl(path)) faults.push(`${path}: og:url ${meta('og:url')}`);
    if (meta('og:site_name') !== site) faults.push(`${path}: og:site_name ${meta('og:site_name')}`);
    for (const key of ['og:description', 'og:image', 'og:locale']) {
      if (!meta(key)) faults.push(`${path}: ${key} is missing`);
    }
    if (!elements.some(({attributes}) => attributes.rel === 'icon')) faults.push(`${path}: no icon`);
    const feeds = elements.filter(
      ({attributes}) => attributes.rel === 'alternate' && /rss/.test(attributes.type ?? ''),
    );
    if (feeds.length === 0) faults.push(`${path}: no feed`);
    if (meta('twitter:card') !== 'summary_large_image') faults.push(`${path}: twitter:card`);
  }
  expect(faults).toEqual([]);
});

test.each([
  ['/', undefined],
  ['/docs', 'Knowledge base'],
  ['/docs/intro', content.article('/docs/intro')!.title],
  ['/docs/category/outdoor', 'Outdoors'],
  ['/docs/tags', 'Tags'],
  ['/docs/tags/soil', docsTagTitle(content.docs.tag('soil')!)],
  ['/blog', site.blog.title],
  ['/blog/page/2', `${site.blog.title}, page 2`],
  ['/blog/archive', 'Archive'],
  ['/blog/2025-10-29-less-salt-more-flavour', content.article('/blog/2025-10-29-less-salt-more-flavour')!.title],
])('the title of %s is “%s”, with the name of the site', (path, title) => {
  const expected = documentTitle(title, site.title, site.titleDelimiter);
  expect(pages.get(path)!.find(({tag}) => tag === 'title')?.text).toBe(expected);
});

test('a post is marked as an article, with its date of publication and tags', () => {
  const elements = pages.get('/blog/2025-10-29-less-salt-more-flavour')!;
  const meta = (property: string) =>
    elements.find(({attributes}) => attributes.property === property)?.attributes.content ?? '';
  expect(meta('og:type')).toBe('article');
  expect(meta('article:published_time')).toMatch(/^2025-10-29/);
  expect(meta('article:tag')).toMatch(/\w/);
});

test('every page has a unique title and a language', () => {
  const titles = new Map<string, string>();
  const faults: string[] = [];
  for (const [path, elements] of pages) {
    const title = elements.find(({tag}) => tag === 'title')?.text ?? '';
    if (titles.has(title)) faults.push(`${path} and ${titles.get(title)}: ${title}`);
    titles.set(title, path);
    const language = elements.find(({tag}) => tag === 'html')?.attributes.lang;
    if (language !== siteConfig().locale.default) faults.push(`${path}: lang ${language}`);
  }
  expect(faults).toEqual([]);
});

test('no internal link or anchor is broken', () => {
  const files = new Set(exportedFiles());
  const ids = new Map(
    [...pages].map(([path, elements]) => [path, new Set(elements.flatMap(({attributes}) => attributes.id ?? []))]),
  );
  const faults = new Set<string>();
  for (const [path, elements] of pages) {
    for (const {tag, attributes} of elements) {
      const address =
        tag === 'a'
          ? attributes.href
          : tag === 'img' || tag === 'script'
            ? attributes.src
            : tag === 'link'
              ? attributes.href
              : undefined;
      if (!address || /^(https?:|mailto:|tel:|sms:|data:)/.test(address)) continue;
      const [target, hash] = address.split('#') as [string, string?];
      const page = target === '' ? path : decodeURI(target).replace(/\?.*$/, '');
      if (!pages.has(page) && !files.has(page)) faults.add(`${path} → ${address}`);
      else if (hash && pages.has(page) && !ids.get(page)!.has(decodeURIComponent(hash)) && hash !== 'main')
        faults.add(`${path} → ${address}`);
    }
  }
  expect([...faults]).toEqual([]);
});

test('every link to another site opens in a new tab, without opener or referrer, and says so', () => {
  const faults: string[] = [];
  let count = 0;
  for (const [path, elements] of pages) {
    for (const {tag, attributes, inner} of elements) {
      if (tag !== 'a' || !/^https?:/.test(attributes.href ?? '')) continue;
      count += 1;
      const labels = [{attributes}, ...inner].map((each) => each.attributes['aria-label'] ?? '');
      const says = labels.some((label) => label.endsWith('(opens in new tab)'));
      if (attributes.target !== '_blank' || attributes.rel !== 'noopener noreferrer' || !says)
        faults.push(`${path} → ${attributes.href}`);
    }
  }
  expect(count).toBeGreaterThan(pages.size);
  expect(faults).toEqual([]);
});

test('descriptions are unique', () => {
  const pathsOf = new Map<string, string[]>();
  for (const [path, elements] of pages) {
    const text = elements.find(({attributes}) => attributes.name === 'description')?.attributes.content ?? '';
    pathsOf.set(text, [...(pathsOf.get(text) ?? []), path]);
  }
  expect([...pathsOf.values()].filter(({length}) => length > 1)).toEqual([]);
});

test('the not-found page has its own title and description', () => {
  const elements = pageOf('/404');
  const {title: site, titleDelimiter} = siteConfig();
  expect(elements.find(({tag}) => tag === 'title')?.text).toBe(documentTitle('Page Not Found', site, titleDelimiter));
  const descriptions = elements.filter(({attributes}) => attributes.name === 'description');
  expect(descriptions.map(({attributes}) => attributes.content)).toEqual([
    'We could not find what you were looking for.',
  ]);
});

test('ids are unique on every page', () => {
  const faults: string[] = [];
  for (const [path, elements] of pages) {
    const seen = new Set<string>();
    for (const {attributes} of elements) {
      const {id} = attributes;
      if (id !== undefined && seen.has(id)) faults.push(`${path}: ${id}`);
      if (id !== undefined) seen.add(id);
    }
  }
  expect(faults).toEqual([]);
});

test('no page has a style attribute, an event handler or a script without a hash in the policy', () => {
  const faults: string[] = [];
  for (const [path, elements] of pages) {
    for (const {tag, attributes} of elements) {
      if ('style' in attributes) faults.push(`${path}: style on <${tag}>`);
      const handler = Object.keys(attributes).find((name) => name.startsWith('on'));
      if (handler) faults.push(`${path}: ${handler} on <${tag}>`);
    }
    const policy =
      elements.find(({attributes}) => attributes['http-equiv'] === 'Content-Security-Policy')?.attributes.content ?? '';
    if (!policy.includes("require-trusted-types-for 'script'") || policy.includes('unsafe-inline'))
      faults.push(`${path}: policy`);
  }
  expect(faults).toEqual([]);
});

test('no exported file contains a folder of the machine it was built on', () => {
  const faults = exportedFiles()
    .filter((file) => /\.(html|txt|js|json|css|xml|md)$/.test(file))
    .filter((file) => read(file).includes(process.cwd()));
  expect(faults, OUT).toEqual([]);
});

test('no source map is exported or referenced', () => {
  const files = exportedFiles();
  expect(files.filter((file) => /\.(map|tsx?|mts)$/.test(file))).toEqual([]);
  const naming = files.filter((file) => /\.(js|css)$/.test(file) && read(file).includes('sourceMappingURL'));
  expect(naming).toEqual([]);
});
