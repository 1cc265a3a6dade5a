import {describe, expect, test} from 'vitest';
import {site as ownSite} from '@/content/site';
import {exampleSite as site} from '@/tests/support/example-site';
import {parseSite} from './parse';
import type {SiteInput} from './schema';

const withSite = (changes: object) => parseSite({...site, ...changes} as SiteInput);
const withVersions = (...list: object[]) =>
  withSite({docs: {...site.docs, versions: {persistence: 'localStorage', list}}});

describe('keys and values', () => {
  test('an unknown key of the configuration suggests the closest one', () => {
    expect(() => withSite({tagine: 'Health!'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "tagine".
        in: content/site.ts, tagine
        fix: did you mean "tagline"? known keys: title, tagline, description, url, basePath, contentLicence, contact, editUrl, reviewer, titleDelimiter, favicon, baseUrlBanner, locale, colorMode, announcementBar, navbar, footer, docs, blog, questions, analytics, sitemap, images, onBrokenLinks, onBrokenMarkdownLinks]
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

  test('a missing group is reported, without further errors', () => {
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

  test('an empty text is not reported as missing', () => {
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
        fix: put quotes around it]
    `);
  });

  test('text for a switch is refused', () => {
    expect(() => withSite({baseUrlBanner: 'yes'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "baseUrlBanner" is not true or false: "yes".
        in: content/site.ts, baseUrlBanner
        fix: write true or false]
    `);
  });

  test('a value outside a list of words is reported with the list', () => {
    expect(() => withSite({onBrokenLinks: 'trow'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "onBrokenLinks" has a value that is not allowed: "trow".
        in: content/site.ts, onBrokenLinks
        fix: did you mean "throw"? use one of: ignore, warn, throw]
    `);
  });

  test('an address to edit files at ends with a slash', () => {
    expect(() => withSite({editUrl: 'https://code.example/edit/main'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "editUrl" is not valid: "https://code.example/edit/main".
        in: content/site.ts, editUrl
        fix: an address that ends with "/"]
    `);
  });

  test('a number outside its limits is reported with the limit', () => {
    expect(() => withSite({sitemap: {priority: 2}})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "sitemap.priority" is too large: 2.
        in: content/site.ts, sitemap.priority
        fix: write at most 1]
    `);
  });

  test('a fraction is refused where an integer is required', () => {
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
        fix: write more than 0]
    `);
  });

  test('a table of contents with swapped levels is refused', () => {
    expect(() =>
      withSite({docs: {...site.docs, toc: {minHeadingLevel: 4, maxHeadingLevel: 3}}}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "docs.toc" is not valid.
        in: content/site.ts, docs.toc
        fix: minHeadingLevel is at most maxHeadingLevel]
    `);
  });

  test('a footer link needs one address, and the intended form is explained', () => {
    expect(() =>
      withSite({footer: {...site.footer, links: [{title: 'Learn', items: [{label: 'Intro'}]}]}}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "footer.links.0.items.0" is not valid.
        in: content/site.ts, footer.links.0.items.0
        fix: a footer link has either "to" or "href"]
    `);
  });

  test('the logo of the footer links to a page of the site or to another site', () => {
    const withLogo = (href: string) =>
      withSite({footer: {...site.footer, logo: {src: '/logo.svg', alt: 'Home', href}}});
    expect(withLogo('/about').footer.logo?.href).toBe('/about');
    expect(withLogo('https://example.org').footer.logo?.href).toBe('https://example.org');
    expect(() => withLogo('about')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "footer.logo.href" is not valid: "about".
        in: content/site.ts, footer.logo.href
        fix: a path starting with "/", or an address starting with http:// or https://]
    `);
  });

  test('an unknown key of a flat footer link is reported with the keys of a link', () => {
    expect(() =>
      withSite({footer: {...site.footer, links: [{label: 'Intro', too: '/docs/intro'}]}}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "footer.links.0.too".
        in: content/site.ts, footer.links.0.too
        fix: did you mean "to"? known keys: label, to, href, isUrgent]
    `);
  });

  test('a path that does not start with a slash is refused', () => {
    expect(() => withSite({favicon: 'favicon.svg'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "favicon" is not valid: "favicon.svg".
        in: content/site.ts, favicon
        fix: a path starts with "/"]
    `);
  });

  test('an unknown locale cannot be the default', () => {
    expect(() =>
      withSite({locale: {default: 'eng', locales: {en: {label: 'English'}}}}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown default locale "eng".
        in: content/site.ts, locale.default
        fix: did you mean "en"? use one of: en]
    `);
  });
});

test("the site's own configuration is valid", () => {
  expect(parseSite(ownSite)).toMatchObject({title: ownSite.title, url: ownSite.url});
});
