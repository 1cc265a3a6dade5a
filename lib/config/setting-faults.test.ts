import path from 'node:path';
import {expect, test} from 'vitest';
import {site as siteInput} from '@/content/site';
import {parseSite} from '@/lib/config/parse';
import type {SiteInput} from '@/lib/config/schema';
import {folderWith} from '@/tests/support/project';
import {settingFaults} from './setting-faults';

const reported = async (changes: Partial<SiteInput>, root = process.cwd()) =>
  (await settingFaults(root, parseSite({...siteInput, ...changes}))).map(({message}) => message);

/** The project's own pictures without its settings. */
const pictures = () => folderWith({public: {link: path.resolve('public')}});
const announced = (content: string) => reported({announcementBar: {id: 'a', content}}, pictures());

test("the site's own settings are valid", async () => {
  expect(await reported({})).toEqual([]);
});

test('a file that is not in public/ is reported with those that are', async () => {
  const logo = {src: '/logo.svg', srcDark: '/logo-drak.svg', alt: ''};
  expect(await reported({favicon: '/Favicon.svg', navbar: {items: [], logo}}, pictures())).toMatchInlineSnapshot(`
    [
      ""favicon" names a file that is not in public/: /Favicon.svg
      in: content/site.ts, favicon
      fix: did you mean "/favicon.svg"? use one of: /apple-touch-icon.png, /favicon.svg, /icon-192.png, /icon-512.png, /icon-maskable-512.png, /logo-dark.svg, /logo.svg",
      ""navbar.logo.srcDark" names a file that is not in public/: /logo-drak.svg
      in: content/site.ts, navbar.logo.srcDark
      fix: did you mean "/logo-dark.svg"? use one of: /apple-touch-icon.png, /favicon.svg, /icon-192.png, /icon-512.png, /icon-maskable-512.png, /logo-dark.svg, /logo.svg",
    ]
  `);
});

test('a setting in the file is reported with its line, and missing icons are reported', async () => {
  const root = folderWith({
    'content/site.ts': "export const site = {\n  favicon: '/favicon.svg',\n};\n",
    'public/logo.svg': '',
    'public/logo-dark.svg': '',
  });
  const [favicon, icon] = await reported({}, root);
  expect(favicon).toContain('in: content/site.ts:2:3\n');
  expect(icon).toMatchInlineSnapshot(`
    "An icon of the site is missing.
      in: public/icon-192.png
      fix: put the picture there; readers' devices show it for the site"
  `);
});

test.each(['<script>alert(1)</script>', '<b onclick="x()">Now</b>', '[Now](javascript:alert(1))', '<b>Now'])(
  'the announcement %s is reported before pages are built',
  async (content) => {
    const [first, ...others] = await announced(content);
    expect(first).toContain('content/site.ts, announcementBar.content\n  fix: ');
    expect(others).toEqual([]);
  },
);

test('a valid announcement has no faults', async () => {
  expect(await announced('**New:** [read](/blog)')).toEqual([]);
});
