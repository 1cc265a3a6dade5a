import {expect, test} from 'vitest';
import {questions as asked} from '@/content/sections';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {formatDay} from '@/lib/dates';
import {elementsWith, inside, pageOf, read} from './site';

const {docs, blog} = await loadContent();
const mainOf = (route: string) => inside(pageOf(route), 'main');
const hrefs = (elements: ReturnType<typeof pageOf>) =>
  elementsWith(elements, 'a').map(({attributes}) => attributes.href);

test('a doc shows its section, reading time, day, tags and sources, its entry in the sidebar, and its neighbours there', () => {
  for (const doc of docs.listed) {
    const article = inside(mainOf(doc.route), 'article');
    const [header] = elementsWith(article, 'header');
    const section = docs.sections.find(({id}) => id === doc.section);
    if (section) expect(hrefs(header!.inner)[0], doc.route).toBe(section.route);
    expect(header!.text, doc.route).toMatch(/\b[1-9]\d* min read\b/);
    expect(header!.text, doc.route).toContain(formatDay(doc.updated));
    expect(hrefs(inside(article, 'ul', {'aria-label': 'Tags'}))).toEqual(
      doc.tags.map(({slug}) => `/docs/tags/${slug}`),
    );
    expect(elementsWith(article, 'h2', {id: 'sources'})).toHaveLength(doc.sources.length > 0 ? 1 : 0);
    const {previous, next} = docs.neighbours(doc.route);
    const ends = elementsWith(inside(article, 'nav', {'aria-label': 'Docs pages'}), 'a');
    expect(ends.map(({attributes, text}) => [attributes.href, text])).toEqual([
      ...(previous ? [[previous.href, `Previous ${previous.label}`]] : []),
      ...(next ? [[next.href, `Next ${next.label}`]] : []),
    ]);
    const sidebar = inside(mainOf(doc.route), 'nav', {'aria-label': 'Docs sidebar'});
    expect(hrefs(elementsWith(sidebar, 'a', {'aria-current': 'page'})), doc.route).toEqual(
      docs.sidebarOf(doc.route) ? [doc.route] : [],
    );
    expect(elementsWith(pageOf(doc.route), 'nav', {'aria-label': 'Breadcrumbs'}).length > 0).toBe(
      siteConfig().docs.breadcrumbs,
    );
  }
});

test('the table of contents lists the headings of level 2 and 3 in order, with their text', () => {
  for (const {route} of [...docs.listed, ...blog.listed]) {
    const article = inside(mainOf(route), 'article');
    const headings = article
      .filter(({attributes}) => attributes.class?.split(' ').includes('prose'))
      .flatMap(({inner, path}) => inner.filter((one) => one.path.length === path.length + 1))
      .filter(({tag, attributes}) => /^h[23]$/.test(tag) && attributes.id);
    const entries = elementsWith(inside(mainOf(route), 'nav', {'aria-label': 'On this page'}), 'a');
    expect(
      entries.map(({attributes, text}) => [attributes.href, text]),
      route,
    ).toEqual(headings.map(({attributes, text}) => [`#${attributes.id}`, text]));
    expect(hrefs(inside(pageOf(route), 'h1')), route).toEqual([]);
  }
});

test('the JSON of the docs describes the only version, with its docs and the landing page of each sidebar', () => {
  const {sidebars, ...version} = JSON.parse(read('/docs.json')).docsVersion;
  const landings = Object.entries(sidebars as Record<string, {link?: {path: string}}>);
  expect(version).toEqual({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: siteConfig().docs.mainDocId,
    draftIds: [],
    docs: docs.listed.map(({id, route}) => ({id, path: route, sidebar: docs.sidebarOf(route)?.id})),
  });
  expect(Object.fromEntries(landings.map(([id, {link}]) => [id, link?.path]))).toEqual(
    Object.fromEntries([...docs.sidebars].map(([id, {landing}]) => [id, landing?.href])),
  );
});

test('/docs is a map: a card per section with its count and a link to its page, and the sum of them', () => {
  const main = mainOf('/docs');
  expect(elementsWith(main, 'h1')[0]?.text).toBe('Knowledge base');
  expect(elementsWith(main, 'nav', {'aria-label': 'Docs sidebar'})).toEqual([]);
  const cards = main.filter(({attributes}) => attributes.class?.split(' ').includes('section-cards-card'));
  expect(cards.map(({inner}) => inner.find(({tag}) => tag === 'a')?.attributes.href)).toEqual(
    docs.sections.map(({route}) => route),
  );
  for (const [at, {label, docs: articles}] of docs.sections.entries()) {
    expect(elementsWith(cards[at]!.inner, 'h3')[0]?.text).toBe(label);
    expect(cards[at]!.text).toContain(`${articles.length} articles`);
  }
  const sum = docs.sections.reduce((count, section) => count + section.docs.length, 0);
  expect(
    elementsWith(main, 'p')
      .map(({text}) => text)
      .join(),
  ).toContain(`${sum} articles in ${docs.sections.length} sections.`);
});

test('a category shows a card with title and description for each of its docs, a section three to start with', () => {
  for (const {route, title} of docs.categories) {
    const main = mainOf(route);
    expect(elementsWith(main, 'h1')[0]?.text).toBe(title);
    const cards = elementsWith(main, 'a').filter(({inner}) => inner.some(({tag}) => /^h[23]$/.test(tag)));
    expect(cards.length, route).toBeGreaterThan(0);
    for (const {inner, text} of cards) {
      expect(inner.find(({tag}) => /^h[23]$/.test(tag))!.text.length).toBeGreaterThan(3);
      expect(text.length).toBeGreaterThan(60);
    }
    const section = docs.sections.find((one) => one.route === route);
    if (!section) continue;
    expect(cards.map(({attributes}) => attributes.href).sort()).toEqual(section.docs.map((doc) => doc.route).sort());
    const start = main.find(({tag, text}) => tag === 'section' && text.includes('Start with these three'));
    expect(hrefs(start!.inner)).toHaveLength(3);
    // a jump to each group that has a heading
    const jumps = main.find(({tag, attributes}) => tag === 'ul' && attributes['aria-label'] === 'Groups of articles');
    const anchors = elementsWith(main, 'h2').flatMap(({attributes}) => attributes.id ?? []);
    expect(jumps ? hrefs(jumps.inner) : [], route).toEqual(anchors.map((id) => `${route}#${id}`));
    const questions = main.find(
      ({tag, attributes}) => tag === 'ul' && attributes['aria-label'] === 'Questions others ask',
    );
    expect(hrefs(questions!.inner), route).toEqual(asked[section.id]!.map(({to}) => to));
    expect(questions!.text, 'quotes are typographic').not.toContain("'");
  }
});

test('a tag has its docs by title with their descriptions, and a link to all tags', () => {
  for (const {route, label, items} of docs.tags) {
    const main = mainOf(route);
    const count = items.length === 1 ? 'One doc' : `${items.length} docs`;
    expect(elementsWith(main, 'h1')[0]?.text).toBe(`${count} tagged with “${label}”`);
    const entries = elementsWith(main, 'article');
    const titles = entries.map(({inner}) => elementsWith(inner, 'h2')[0]!.text);
    expect(titles).toEqual(items.map(({title}) => title).sort((a, b) => a.localeCompare(b, 'en')));
    for (const {inner} of entries) expect(elementsWith(inner, 'p')[0]?.text).toMatch(/\w{3}/);
    expect(hrefs(main)).toContain('/docs/tags');
  }
});

test.each([
  ['/docs/tags', docs.tags],
  ['/blog/tags', blog.tags],
])('%s groups the tags by first letter, with counts', (route, tags) => {
  const groups = elementsWith(mainOf(route), 'section').map(({inner}) => ({
    letter: elementsWith(inner, 'h2')[0]?.text ?? '',
    items: elementsWith(inner, 'li').map(({text, inner: parts}) => [parts[0]?.attributes.href, text] as const),
  }));
  const letters = groups.map(({letter}) => letter);
  expect(letters).toEqual([...letters].sort());
  for (const {letter, items} of groups)
    for (const [, text] of items) expect(letter).toBe(/^[a-z]/i.test(text) ? text[0]!.toUpperCase() : '#');
  expect(groups.flatMap(({items}) => items).sort()).toEqual(
    tags.map(({route: href, label, items}) => [href, `${label} ${items.length}`]).sort(),
  );
});
