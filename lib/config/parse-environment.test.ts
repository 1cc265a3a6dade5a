import {describe, expect, test} from 'vitest';
import {exampleSite as site} from '@/tests/support/example-site';
import {parseSite} from './parse';
import type {SiteInput} from './schema';

const withSite = (changes: object) => parseSite({...site, ...changes} as SiteInput);
const withVersions = (...list: object[]) =>
  withSite({docs: {...site.docs, versions: {persistence: 'localStorage', list}}});

describe('addresses and the environment', () => {
  test('an address without http is refused', () => {
    expect(() => withSite({url: 'sunroot.example'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "url" is not valid: "sunroot.example".
        in: content/site.ts, url
        fix: an address starting with http:// or https://]
    `);
  });

  test('a wrong address from the environment is reported with the variable', () => {
    expect(() => parseSite(site, {SITE_URL: 'https://sunroot.example/'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "url" is not valid: "https://sunroot.example/".
        in: the environment variable SITE_URL
        fix: only scheme and host: https://sunroot.example; a folder is set by BASE_PATH]
    `);
    expect(() => parseSite(site, {BASE_PATH: 'sub/'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "basePath" is not valid: "sub/".
        in: the environment variable BASE_PATH
        fix: empty, or "/folder" of letters, digits and - _ . ~ without a slash at the end]
    `);
  });

  test.each(['https://a.example?q=1', 'https://a.example#b', 'https://me:pw@a.example', 'HTTPS://A.EXAMPLE'])(
    'an address with more than scheme and host is refused: %s',
    (value) => {
      expect(() => parseSite(site, {SITE_URL: value})).toThrow('fix: only scheme and host: https://a.example');
    },
  );

  test.each([
    ['SITE_URL', 'https://a.example/folder'],
    ['BASE_PATH', '/a b'],
    ['BASE_PATH', '/../x'],
    ['ANALYTICS_ID', '<script>'],
  ])('%s is not %s', (variable, value) => {
    expect(() => parseSite(site, {[variable]: value})).toThrow(`in: the environment variable ${variable}`);
  });

  test.each([
    ['/_next', 'another folder, such as "/sub": "_next" is where Next has its scripts'],
    ['/sub/_next/x', 'another folder, such as "/sub": "_next" is where Next has its scripts'],
    ['/site.html', 'a folder without a file extension: "/site"'],
    ['/a/site.JS', 'a folder without a file extension: "/a/site"'],
  ])('the site cannot be in %s, whose addresses would be taken for files of the build', (path, fix) => {
    expect(() => parseSite(site, {BASE_PATH: path})).toThrow(
      `"basePath" is not valid: "${path}".\n  in: the environment variable BASE_PATH\n  fix: ${fix}`,
    );
  });

  test.each(['/_nextdoor', '/data', '/docs', '/v1.0', '/a/b_c~d'])('the site can be in %s', (path) => {
    expect(parseSite(site, {BASE_PATH: path}).basePath).toBe(path);
  });

  test('a colour that would end its declaration is refused', () => {
    const color = (backgroundColor: string) =>
      withSite({announcementBar: {id: 'a', content: 'News.', backgroundColor}});
    expect(color('rgb(20 30 40 / 50%)').announcementBar?.backgroundColor).toBe('rgb(20 30 40 / 50%)');
    expect(() => color('red;}*{display:none')).toThrow('a CSS colour, such as #fde68a');
  });

  test('the base path comes from the environment alone', () => {
    expect(parseSite(site).basePath).toBe('');
    expect(() => withSite({basePath: '/sub'})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The base path is not a setting: Next and the server need it before the settings are read.
        in: content/site.ts, basePath
        fix: remove it, and build and serve with the environment variable BASE_PATH]
    `);
  });

  test('SITE_URL, BASE_PATH and ANALYTICS_ID override the file', () => {
    const {url, basePath, analytics} = parseSite(site, {
      SITE_URL: 'https://other.example',
      BASE_PATH: '/sub',
      ANALYTICS_ID: 'G-1',
    });
    expect([url, basePath, analytics.trackingId]).toEqual(['https://other.example', '/sub', 'G-1']);
  });

  test('empty environment variables change nothing', () => {
    const {url, analytics} = parseSite(site, {SITE_URL: '', ANALYTICS_ID: ''});
    expect([url, analytics.trackingId]).toEqual([site.url, site.analytics.trackingId]);
  });
});

describe('docs versions', () => {
  const current = {name: 'current', label: 'Next', path: '/docs', isLast: true};

  test('one version has to be the last one', () => {
    expect(() => withVersions({...current, isLast: false})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Not exactly one docs version is marked as the last one.
        in: content/site.ts, docs.versions.list
        fix: mark exactly one version with isLast: true]
    `);
  });

  test('only one version can be the last one', () => {
    expect(() =>
      withVersions(current, {...current, name: '1.0', path: '/docs/1.0'}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Not exactly one docs version is marked as the last one.
        in: content/site.ts, docs.versions.list
        fix: mark exactly one version with isLast: true]
    `);
  });

  test('two versions cannot share a name', () => {
    expect(() => withVersions(current, {...current, isLast: false})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Two docs versions have the same name.
        in: content/site.ts, docs.versions.list
        fix: give every version a unique name]
    `);
  });

  test('there is at least one version', () => {
    expect(() => withVersions()).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "docs.versions.list" is empty.
        in: content/site.ts, docs.versions.list
        fix: add at least one entry]
    `);
  });
});
