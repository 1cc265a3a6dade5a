import {describe, expect, test} from 'vitest';
import {site} from '@/content/site';
import {type NavbarItem, navbarItemSchema} from './navbar-schema';
import {type NavbarTargets, resolveNavbar, resolveNavbarItem} from './resolve-navbar';

const docs: Record<string, {title: string; route: string; sidebar?: string}> = {
  intro: {title: 'Introduction', route: '/docs/intro'},
  'yoga/begin': {title: 'Begin yoga', route: '/docs/yoga/begin', sidebar: 'yogaSidebar'},
};
const targets: NavbarTargets = {
  doc: (id) => docs[id],
  docIds: Object.keys(docs),
  draftIds: ['yoga/secret'],
  sidebars: new Map([
    ['yogaSidebar', {landing: {label: 'Begin yoga', href: '/docs/yoga/begin'}, below: ['/docs/yoga']}],
    ['dietSidebar', {below: []}],
  ]),
  currentVersion: 'current',
  emptyVersions: [],
  versions: [
    {name: 'current', label: 'Next', path: '/docs', main: '/docs/intro'},
    {name: '1.0', label: '1.0', path: '/docs/1.0', main: '/docs/1.0/intro'},
  ],
  locales: [
    {code: 'en', label: 'English', prefix: ''},
    {code: 'fr', label: 'Français', prefix: '/fr'},
  ],
  currentLocale: 'en',
};

const resolve = (item: object) => resolveNavbarItem(navbarItemSchema.parse(item), targets, ['navbar', 'items', 0]);

describe('unknown targets', () => {
  test('an unknown doc id names the item and suggests the closest id', () => {
    expect(() => resolve({type: 'doc', docId: 'yoga/begn', label: 'Yoga'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown doc id "yoga/begn".
        in: content/site.ts, navbar.items.0.docId
        fix: did you mean "yoga/begin"? use one of: intro, yoga/begin]
    `);
  });

  test('an unknown sidebar id names the item and lists the existing ids', () => {
    expect(() => resolve({type: 'docSidebar', sidebarId: 'yoga'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown sidebar id "yoga".
        in: content/site.ts, navbar.items.0.sidebarId
        fix: use one of: yogaSidebar, dietSidebar]
    `);
  });

  test('an empty sidebar has nothing to link to, and the others are listed', () => {
    expect(() => resolve({type: 'docSidebar', sidebarId: 'dietSidebar'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The sidebar "dietSidebar" has nothing to link to.
        in: content/site.ts, navbar.items.0.sidebarId
        fix: publish a doc in it, or use one of: yogaSidebar]
    `);
  });

  test('an unknown docs version lists the versions', () => {
    expect(() => resolve({type: 'docsVersion', version: '2.0'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown docs version "2.0".
        in: content/site.ts, navbar.items.0.version
        fix: did you mean "1.0"? use one of: current, 1.0]
    `);
    expect(() =>
      resolve({type: 'docsVersionDropdown', versions: ['current', '1.O']}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown docs version "1.O".
        in: content/site.ts, navbar.items.0.versions.1
        fix: did you mean "1.0"? use one of: current, 1.0]
    `);
  });

  test('an unknown doc inside a dropdown names the inner item', () => {
    expect(() =>
      resolve({type: 'dropdown', label: 'More', items: [{type: 'doc', docId: 'into'}]}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown doc id "into".
        in: content/site.ts, navbar.items.0.items.0.docId
        fix: did you mean "intro"? use one of: intro, yoga/begin]
    `);
  });
});

describe('resolved items', () => {
  test('a link inside the site is marked on its page and everything below it', () => {
    expect(resolve({type: 'link', label: 'Blog', to: '/blog'})).toEqual({
      kind: 'link',
      label: 'Blog',
      href: '/blog',
      active: {exact: '/blog', below: ['/blog']},
      hue: 'sun',
    });
  });

  test('a query and a hash count for the target of a link, not for where it is marked', () => {
    expect(resolve({type: 'link', label: 'Latest', to: '/blog?from=bar#latest'})).toMatchObject({
      href: '/blog?from=bar#latest',
      active: {exact: '/blog', below: ['/blog']},
    });
    const items = [{type: 'link', label: 'Blog', to: '/blog'}];
    expect(resolve({type: 'dropdown', label: 'More', to: '/docs#top', items})).toMatchObject({
      link: {href: '/docs#top', active: {exact: '/docs', below: ['/docs']}},
    });
  });

  test('activeBasePath replaces the path below which a link is marked', () => {
    expect(resolve({type: 'link', label: 'Latest', to: '/blog/new', activeBasePath: '/blog'})).toMatchObject({
      active: {exact: '/blog/new', below: ['/blog']},
    });
  });

  test('a link to another site is never marked', () => {
    expect(resolve({type: 'link', label: 'Out', href: 'https://example.org'})).toMatchObject({
      href: 'https://example.org',
      active: {below: []},
    });
  });

  test('a doc is marked for its whole sidebar and has its title as the default label', () => {
    expect(resolve({type: 'doc', docId: 'yoga/begin'})).toEqual({
      kind: 'link',
      label: 'Begin yoga',
      href: '/docs/yoga/begin',
      active: {exact: '/docs/yoga/begin', below: ['/docs/yoga']},
      hue: 'clay',
    });
  });

  test.each([
    [{type: 'docSidebar', sidebarId: 'yogaSidebar'}, 'clay'],
    [{type: 'link', label: 'Posts', to: '/blog/tags#y'}, 'sun'],
    [{type: 'link', label: 'Bloggers', to: '/bloggers'}, undefined],
    [{type: 'link', label: 'Out', href: 'https://example.org/blog'}, undefined],
    [{type: 'doc', docId: 'intro'}, undefined],
  ])('%j has the hue of its target: %s', (item, hue) => {
    const resolved = resolve(item);
    expect(resolved.kind === 'link' && resolved.hue).toBe(hue);
  });

  test('a doc outside of sidebars is marked for itself only', () => {
    expect(resolve({type: 'doc', docId: 'intro'})).toMatchObject({active: {exact: '/docs/intro', below: []}});
  });

  test('a sidebar links to its landing page', () => {
    expect(resolve({type: 'docSidebar', sidebarId: 'yogaSidebar', label: 'Yoga'})).toMatchObject({
      label: 'Yoga',
      href: '/docs/yoga/begin',
      active: {below: ['/docs/yoga']},
    });
  });

  test('a version links to its main doc, the newest by default', () => {
    expect(resolve({type: 'docsVersion'})).toEqual({
      kind: 'link',
      label: 'Next',
      href: '/docs/intro',
      active: {exact: '/docs/intro', below: ['/docs']},
    });
    expect(resolve({type: 'docsVersion', to: '/docs/tags'})).toMatchObject({active: {exact: '/docs/tags'}});
    expect(resolve({type: 'docsVersion', version: '1.0', label: 'Old'})).toMatchObject({
      label: 'Old',
      href: '/docs/1.0/intro',
    });
  });

  test('a version dropdown contains all versions, or those named, in their order', () => {
    const names = (item: object) => {
      const resolved = resolve(item);
      return resolved.kind === 'docsVersionDropdown' ? resolved.versions.map(({name}) => name) : [];
    };
    expect(names({type: 'docsVersionDropdown'})).toEqual(['current', '1.0']);
    expect(names({type: 'docsVersionDropdown', versions: ['1.0', 'current']})).toEqual(['1.0', 'current']);
  });

  test('nothing links to a version without docs, unless the item has its own address', () => {
    const items = [
      {type: 'docsVersion', version: '1.0'},
      {type: 'docsVersion', version: '1.0', to: '/old'},
      {type: 'docsVersionDropdown'},
    ];
    const resolved = resolveNavbar(
      items.map((item) => navbarItemSchema.parse(item)),
      {...targets, emptyVersions: ['1.0']},
    );
    expect(resolved).toMatchObject([{item: {href: '/old'}}, {item: {versions: [{name: 'current'}]}}]);
  });

  test('a version dropdown has the version of the page as its label, whatever its position in the list', () => {
    const label = (versions: string[]) => resolve({type: 'docsVersionDropdown', versions});
    expect(label(['1.0', 'current'])).toMatchObject({label: 'Next'});
    expect(label(['1.0'])).toMatchObject({label: '1.0'});
  });

  test('a locale dropdown has the current locale as its label', () => {
    expect(resolve({type: 'localeDropdown'})).toMatchObject({label: 'English', current: 'en', before: [], after: []});
  });

  test('search and html items stay as they are', () => {
    expect(resolve({type: 'search'})).toEqual({kind: 'search'});
    expect(resolve({type: 'html', value: '<b>x</b>'})).toEqual({kind: 'html', value: '<b>x</b>'});
  });

  test('a dropdown resolves its items', () => {
    const items = [
      {type: 'doc', docId: 'intro'},
      {type: 'html', value: '<hr>'},
    ];
    expect(resolve({type: 'dropdown', label: 'More', to: '/docs', items})).toMatchObject({
      kind: 'dropdown',
      link: {label: 'More', href: '/docs'},
      items: [{label: 'Introduction'}, {kind: 'html'}],
    });
  });
});

test('an item that leads to a draft is left out of the site for readers, alone and in a dropdown', () => {
  const draft = {type: 'doc', docId: 'yoga/secret'} as const;
  const dropdown = {type: 'dropdown', label: 'More', items: [draft, {type: 'doc', docId: 'intro'}]} as const;
  const items = [draft, dropdown].map((item) => navbarItemSchema.parse(item));
  expect(resolveNavbar(items, targets).map(({item}) => item)).toMatchObject([
    {kind: 'dropdown', items: [{label: 'Introduction'}]},
  ]);
});

test('every item keeps its side and its configuration, for the error that may replace it', () => {
  const item: NavbarItem = {type: 'search', position: 'left'};
  expect(resolveNavbar([item], targets)).toEqual([
    {position: 'left', source: '{"type":"search","position":"left"}', item: {kind: 'search'}},
  ]);
});

test("the site's navbar items are of kinds that can be resolved", () => {
  expect(site.navbar.items.map((item) => navbarItemSchema.safeParse(item).success)).not.toContain(false);
});
