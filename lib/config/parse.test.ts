import {describe, expect, test} from 'vitest';
import {site} from '@/content/site';
import {parseSite} from './parse';
import type {SiteInput} from './schema';

const withSite = (changes: object) => parseSite({...site, ...changes} as SiteInput);
const withItems = (...items: object[]) => withSite({navbar: {items}});
const withVersions = (...list: object[]) =>
  withSite({docs: {...site.docs, versions: {persistence: 'localStorage', list}}});

describe('navbar items', () => {
  test('an unknown type names the item and lists the types', () => {
    expect(() => withItems({type: 'dropdwon', label: 'More'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown navbar item type "dropdwon".
        in: navbar item {"type":"dropdwon","label":"More"}
        fix: did you mean "dropdown"? use one of: link, dropdown, search, localeDropdown, doc, docSidebar, docsVersion, docsVersionDropdown, html]
    `);
  });

  test('an item without a type is told so', () => {
    expect(() => withItems({label: 'Blog', to: '/blog'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: A navbar item has no type.
        in: navbar item {"label":"Blog","to":"/blog"}
        fix: use one of: link, dropdown, search, localeDropdown, doc, docSidebar, docsVersion, docsVersionDropdown, html]
    `);
  });

  test('an unknown type inside a dropdown is found too', () => {
    expect(() =>
      withItems({type: 'dropdown', label: 'More', items: [{type: 'lnik'}]}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown navbar item type "lnik".
        in: navbar item {"type":"lnik"}
        fix: did you mean "link"? use one of: link, dropdown, search, localeDropdown, doc, docSidebar, docsVersion, docsVersionDropdown, html]
    `);
  });

  test('a dropdown inside a dropdown is refused', () => {
    const inner = {type: 'dropdown', label: 'Even more', items: [{type: 'link', label: 'Blog', to: '/blog'}]};
    expect(() => withItems({type: 'dropdown', label: 'More', items: [inner]})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Nested dropdowns are not allowed.
        in: navbar item {"type":"dropdown","label":"Even more","items":[{"type":"link","label":"Blog","to":"/blog"}]}
        fix: put its items into the outer dropdown, or make it a navbar item of its own]
    `);
  });

  test('a dropdown among the extra items of a version dropdown is refused', () => {
    expect(() =>
      withItems({type: 'docsVersionDropdown', dropdownItemsAfter: [{type: 'localeDropdown'}]}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Nested dropdowns are not allowed.
        in: navbar item {"type":"localeDropdown"}
        fix: put its items into the outer dropdown, or make it a navbar item of its own]
    `);
  });

  test('a link with both addresses is refused', () => {
    expect(() =>
      withItems({type: 'link', label: 'Blog', to: '/blog', href: 'https://example.org'}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: A navbar link needs exactly one address.
        in: navbar item {"type":"link","label":"Blog","to":"/blog","href":"https://example.org"}
        fix: give it "to" for a page of this site or "href" for another site]
    `);
  });

  test('a link with neither address is refused', () => {
    expect(() => withItems({type: 'link', label: 'Blog'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: A navbar link needs exactly one address.
        in: navbar item {"type":"link","label":"Blog"}
        fix: give it "to" for a page of this site or "href" for another site]
    `);
  });

  test('an unknown key of an item is told with the keys of its type', () => {
    expect(() => withItems({type: 'doc', docID: 'intro'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "navbar.items.0.docID".
        in: content/site.ts, navbar.items.0.docID
        fix: did you mean "docId"? known keys: position, type, docId, label]
    `);
  });

  test('an unknown side is told with the two there are', () => {
    expect(() => withItems({type: 'search', position: 'centre'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "navbar.items.0.position" has a value that is not allowed: "centre".
        in: content/site.ts, navbar.items.0.position
        fix: use one of: left, right]
    `);
  });

  test('a dropdown without items is refused', () => {
    expect(() => withItems({type: 'dropdown', label: 'More', items: []})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "navbar.items.0.items" is empty.
        in: content/site.ts, navbar.items.0.items
        fix: put at least one entry into it]
    `);
  });

  test('an item without a position goes right', () => {
    expect(withItems({type: 'search'}).navbar.items).toEqual([{type: 'search', position: 'right'}]);
  });
});

describe('keys and values', () => {
  test('an unknown key of the configuration suggests the nearest one', () => {
    expect(() => withSite({tagine: 'Health!'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "tagine".
        in: content/site.ts, tagine
        fix: did you mean "tagline"? known keys: title, tagline, description, url, basePath, contentLicence, securityContact, titleDelimiter, favicon, baseUrlBanner, locale, colorMode, announcementBar, navbar, footer, docs, blog, analytics, sitemap, images, onBrokenLinks, onBrokenMarkdownLinks, onUnknownTags, runtime]
    `);
  });

  test('an unknown key inside a group suggests the keys of that group', () => {
    expect(() => withSite({colorMode: {defaultmode: 'dark'}})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "colorMode.defaultmode".
        in: content/site.ts, colorMode.defaultmode
        fix: did you mean "defaultMode"? known keys: defaultMode, disableSwitch, respectPrefersColorScheme]
    `);
  });

  test('an unknown key deep in a list suggests the keys of that place', () => {
    expect(() =>
      withVersions({name: 'current', label: 'Next', path: '/docs', islast: true}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "docs.versions.list.0.islast".
        in: content/site.ts, docs.versions.list.0.islast
        fix: did you mean "isLast"? known keys: name, label, path, isLast, banner, badge]
    `);
  });

  test('a missing value is named', () => {
    expect(() => withSite({title: undefined})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "title" is missing.
        in: content/site.ts, title
        fix: add it: a text]
    `);
  });

  test('a missing group is named, and nothing else fails first', () => {
    expect(() => withSite({navbar: undefined})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "navbar" is missing.
        in: content/site.ts, navbar
        fix: add it: a group of keys]
    `);
  });

  test('settings for analytics may be left out', () => {
    expect(withSite({analytics: undefined}).analytics).toEqual({
      anonymizeIp: false,
      respectDoNotTrack: true,
      requireConsent: true,
    });
  });

  test('an empty text is told from a missing one', () => {
    expect(() => withSite({title: ''})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "title" is empty.
        in: content/site.ts, title
        fix: write something]
    `);
  });

  test('a value of the wrong kind is shown', () => {
    expect(() => withSite({title: 2025})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "title" is not a text: 2025.
        in: content/site.ts, title
        fix: put it in quotes: "2025"]
    `);
  });

  test('a switch that is a word is refused', () => {
    expect(() => withSite({baseUrlBanner: 'yes'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "baseUrlBanner" is not true or false: "yes".
        in: content/site.ts, baseUrlBanner
        fix: write true or false]
    `);
  });

  test('a value outside a list of words is told with the list', () => {
    expect(() => withSite({onBrokenLinks: 'trow'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "onBrokenLinks" has a value that is not allowed: "trow".
        in: content/site.ts, onBrokenLinks
        fix: did you mean "throw"? use one of: ignore, warn, throw]
    `);
  });

  test('a number outside its limits is told with the limit', () => {
    expect(() => withSite({sitemap: {priority: 2}})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "sitemap.priority" is too large: 2.
        in: content/site.ts, sitemap.priority
        fix: at most 1]
    `);
  });

  test('a broken number is refused where a whole one is meant', () => {
    expect(() => withSite({blog: {...site.blog, postsPerPage: 7.5}})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "blog.postsPerPage" is not a whole number: 7.5.
        in: content/site.ts, blog.postsPerPage
        fix: write a whole number]
    `);
  });

  test('no posts on a page make no list', () => {
    expect(() => withSite({blog: {...site.blog, postsPerPage: 0}})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "blog.postsPerPage" is too small: 0.
        in: content/site.ts, blog.postsPerPage
        fix: more than 0]
    `);
  });

  test('a table of contents that ends before it begins is refused', () => {
    expect(() =>
      withSite({docs: {...site.docs, toc: {minHeadingLevel: 4, maxHeadingLevel: 3}}}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "docs.toc" is not valid.
        in: content/site.ts, docs.toc
        fix: minHeadingLevel is at most maxHeadingLevel]
    `);
  });

  test('a footer link needs one address, and the form that was meant is explained', () => {
    expect(() =>
      withSite({footer: {...site.footer, links: [{title: 'Learn', items: [{label: 'Intro'}]}]}}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "footer.links.0.items.0" is not valid.
        in: content/site.ts, footer.links.0.items.0
        fix: a footer link has either "to" or "href"]
    `);
  });

  test('an unknown key of a flat footer link is told with the keys of a link', () => {
    expect(() =>
      withSite({footer: {...site.footer, links: [{label: 'Intro', too: '/docs/intro'}]}}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "footer.links.0.too".
        in: content/site.ts, footer.links.0.too
        fix: did you mean "to"? known keys: label, to, href]
    `);
  });

  test('a path that does not begin with a slash is refused', () => {
    expect(() => withSite({favicon: 'favicon.svg'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "favicon" is not valid: "favicon.svg".
        in: content/site.ts, favicon
        fix: a path begins with "/"]
    `);
  });

  test('a locale that is not among the locales cannot be the default', () => {
    expect(() =>
      withSite({locale: {default: 'eng', locales: {en: {label: 'English'}}}}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown default locale "eng".
        in: content/site.ts, locale.default
        fix: did you mean "en"? use one of: en]
    `);
  });
});

describe('addresses and the environment', () => {
  test('an address without http is refused', () => {
    expect(() => withSite({url: 'sunroot.example'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "url" is not valid: "sunroot.example".
        in: content/site.ts, url
        fix: an address beginning with http:// or https://]
    `);
  });

  test('an address that comes from the environment is blamed on the environment', () => {
    expect(() => parseSite(site, {SITE_URL: 'https://sunroot.example/'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "url" is not valid: "https://sunroot.example/".
        in: the environment variable SITE_URL
        fix: no slash at the end]
    `);
    expect(() => parseSite(site, {BASE_PATH: 'sub/'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "basePath" is not valid: "sub/".
        in: the environment variable BASE_PATH
        fix: empty, or "/folder" without a slash at the end]
    `);
  });

  test('SITE_URL, BASE_PATH and ANALYTICS_ID win over the file', () => {
    const {url, basePath, analytics} = parseSite(site, {
      SITE_URL: 'https://other.example',
      BASE_PATH: '/sub',
      ANALYTICS_ID: 'G-1',
    });
    expect([url, basePath, analytics.trackingId]).toEqual(['https://other.example', '/sub', 'G-1']);
  });

  test('empty variables of the environment change nothing', () => {
    const {url, analytics} = parseSite(site, {SITE_URL: '', ANALYTICS_ID: ''});
    expect([url, analytics.trackingId]).toEqual([site.url, site.analytics.trackingId]);
  });
});

describe('docs versions', () => {
  const current = {name: 'current', label: 'Next', path: '/docs', isLast: true};

  test('one version has to be the last one', () => {
    expect(() => withVersions({...current, isLast: false})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: No docs version is marked as the last one.
        in: content/site.ts, docs.versions.list
        fix: mark exactly one version with isLast: true; the versions are: current]
    `);
  });

  test('only one version can be the last one', () => {
    expect(() =>
      withVersions(current, {...current, name: '1.0', path: '/docs/1.0'}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: 2 docs versions are marked as the last one.
        in: content/site.ts, docs.versions.list
        fix: mark exactly one version with isLast: true; the versions are: current, 1.0]
    `);
  });

  test('two versions cannot share a name', () => {
    expect(() => withVersions(current, {...current, isLast: false})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Two docs versions have the name "current".
        in: content/site.ts, docs.versions.list
        fix: give every version a name of its own]
    `);
  });

  test('there is at least one version', () => {
    expect(() => withVersions()).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "docs.versions.list" is empty.
        in: content/site.ts, docs.versions.list
        fix: put at least one entry into it]
    `);
  });
});

test("the site's own configuration is sound and has the values of the specification", () => {
  const parsed = parseSite(site);
  expect(parsed.title).toBe('Sunroot');
  expect(parsed.tagline).toBe('Your Gateway to a Perfect Health!');
  expect(parsed.navbar.items.map((item) => ('label' in item ? item.label : item.type))).toEqual([
    'Introduction',
    'Gardening',
    'Diet & Nutrition',
    'Yoga',
    'Outdoors',
    'Wellness',
    'Blog',
    'search',
  ]);
  expect(parsed.onBrokenLinks).toBe('ignore');
  expect(parsed.onBrokenMarkdownLinks).toBe('warn');
  expect(parsed.sitemap).toEqual({changefreq: 'weekly', priority: 0.5});
  expect(parsed.images).toEqual({quality: 70, minWidth: 640, maxWidth: 1030, steps: 2});
});
