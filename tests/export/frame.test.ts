import {expect, test} from 'vitest';
import {siteConfig} from '@/lib/config';
import {allRoutes} from '@/lib/site/routes';
import {ITEMS, LONG, published, SITE} from '@/tests/support/own-site';
import {type Element, elementsWith, inside, pageOf, read} from './site';

/* What is around the text of every page: navbar and footer. */
const paths = [...(await allRoutes()).map(({path}) => path), '/404'];
const {locale, colorMode, footer, questions} = siteConfig();

/** The bar without the menu in it, which has the same items again. */
const barOf = (path: string) =>
  inside(pageOf(path), 'nav', {'aria-label': 'Main'}).filter(({path: trail}) => !trail.includes('dialog'));
const addressed = (links: readonly Element[]) => links.map(({text, attributes}) => [text, attributes.href]);

test('every page has skip link, navbar, main and footer, in this order, and its language and colour mode', () => {
  const {direction} = locale.locales[locale.default]!;
  for (const path of paths) {
    const elements = pageOf(path);
    const [html] = elements;
    expect([html!.attributes.dir, html!.attributes['data-theme']], path).toEqual([direction, colorMode.defaultMode]);
    const order = elements.filter(
      ({tag, attributes, inner, path: trail}) =>
        attributes.href === '#main' ||
        attributes.id === 'main' ||
        (tag === 'footer' && trail.join() === 'html,body') ||
        (tag === 'header' && inner[0]?.attributes['aria-label'] === 'Main'),
    );
    expect(
      order.map(({tag}) => tag),
      path,
    ).toEqual(['a', 'header', 'main', 'footer']);
  }
});

test('the bar has the logo, which links home, and the items in order; the search is after them', () => {
  for (const path of paths) {
    const links = addressed(elementsWith(barOf(path), 'a'));
    expect(links, path).toEqual([[SITE, '/'], ...ITEMS.map(({label, path: to}) => [label, to])]);
    const controls = elementsWith(barOf(path), 'button').map(({attributes}) => attributes['data-control']);
    expect(controls, path).toEqual(['menu', 'search', 'theme']);
  }
});

/** The pages in the same sidebar as a page of the bar, or below it. */
const MARKED: [address: string, item: string, state: 'page' | 'section', hue?: string][] = [
  ['/docs/intro', '/docs/intro', 'page'],
  [LONG, LONG, 'page', 'leaf'],
  ['/docs/gardening/Compost-and-Mulch', LONG, 'section', 'leaf'],
  ['/docs/hydroponics/Growing-Without-Soil', LONG, 'section', 'leaf'],
  ['/docs/vitamins/vitamin-d', '/docs/vitamins/vitamins-basics', 'section', 'citrus'],
  ['/docs/yoga/yoga-for-seniors', '/docs/yoga/unveiling-yoga', 'section', 'clay'],
  ['/docs/category/outdoor', '/docs/outdoors/Escape-the-Gym', 'section', 'sky'],
  ['/docs/category/getting-started', '/docs/intro', 'section'],
  ['/docs/wellness/Habits-That-Stick', '/docs/wellness/Beyond-Diet-and-Exercise', 'section', 'plum'],
  ['/blog', '/blog', 'page', 'sun'],
  ['/blog/2025-10-29-less-salt-more-flavour', '/blog', 'section', 'sun'],
  ['/blog/tags/diet', '/blog', 'section', 'sun'],
  ['/docs/tags', '', 'section'],
  ['/', '', 'section'],
];
test.each(MARKED)(
  'on %s the item to “%s” is marked, and no other, in the bar and in the menu',
  (path, to, state, hue) => {
    const hasItem = ITEMS.some((item) => item.path === to);
    const marked = elementsWith(pageOf(path), 'a', {class: 'link-item'}).filter(
      ({attributes}) => 'data-active' in attributes || 'aria-current' in attributes,
    );
    const mark = [to, state, hue, state === 'page' ? 'page' : undefined];
    expect(
      marked.map(({attributes: {href, 'data-active': active, 'data-hue': own, 'aria-current': current}}) => [
        href,
        active,
        own,
        current,
      ]),
    ).toEqual(hasItem ? [mark, mark] : []);
  },
);

test('the footer has the columns of the settings with their links, and the copyright line', () => {
  const columns = footer.links.filter((column) => 'items' in column);
  const links = footer.links.flatMap((link) => ('items' in link ? link.items : [link]));
  for (const path of paths) {
    const elements = inside(pageOf(path), 'footer', {class: 'footer'});
    expect(
      elementsWith(elements, 'h2').map(({text}) => text),
      path,
    ).toEqual(columns.map(({title}) => title));
    expect(addressed(elementsWith(elements, 'a')), path).toEqual(
      expect.arrayContaining(links.map(({label, to, href}) => [label, to ?? href])),
    );
    expect(
      elements.map(({text}) => text),
      path,
    ).toContain(footer.copyright);
  }
});

test('lists, sections, the docs and the not-found page have the search at their head, the home page the questions, too', () => {
  const {path: section} = published('/docs').sections[0];
  for (const path of ['/', '/docs', '/blog', '/blog/archive', '/blog/tags', '/docs/tags', '/a-z', section, '/404']) {
    const controls = inside(pageOf(path), 'main').filter(({attributes}) => attributes['data-control'] === 'search');
    expect(controls.length, path).toBeGreaterThan(0);
  }
  const asked = elementsWith(inside(inside(pageOf('/'), 'main'), 'ul', {'aria-label': 'Questions others ask'}), 'a');
  expect(addressed(asked)).toEqual(questions.map(({ask, to}) => [ask, to]));
  // without scripts
  expect(read('/search.html')).toContain('Searching needs JavaScript.');
  expect(elementsWith(inside(pageOf('/search'), 'main'), 'h2').map(({text}) => text)).toContain('The sections');
});

test('the base path banner is in no page: only a script creates it, on the home page', () => {
  expect(read('/docs/intro.html')).not.toContain('did not load properly');
  expect(read('/index.html').replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('did not load properly');
});
