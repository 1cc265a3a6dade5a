import {expect, test} from 'vitest';
import {exampleSite} from '@/tests/support/example-site';
import {folderWith} from '@/tests/support/project';
import {versionWarnings} from './empty-versions';
import {parseSite} from './parse';
import {settingFaults} from './setting-faults';

const {docs} = exampleSite;
const versions = {list: [...docs.versions.list, {name: '1.0', label: '1.0', path: '/docs/1.0'}]};
const site = parseSite({...exampleSite, docs: {...docs, versions}});
const warned = (files: Readonly<Record<string, string>>) =>
  versionWarnings(folderWith(files), site).map(({message}) => message);

test('a docs version without docs is reported, unless its pages are in public/', () => {
  expect(warned({})).toEqual([
    expect.stringContaining(
      'The docs version "1.0" has no docs here: nothing links to it, as there is nothing at /docs/1.0.',
    ),
  ]);
  expect(warned({'public/docs/1.0/intro.html': ''})).toEqual([]);
});

test('a generated file is refused in public/', async () => {
  const root = folderWith({'public/robots.txt': 'User-agent: *', 'public/sitemap.xml': ''});
  const reported = (await settingFaults(root, parseSite(exampleSite))).map(({message}) => message).join('\n');
  expect(reported).toContain('public/robots.txt would be overwritten');
  expect(reported).toContain('public/sitemap.xml would be overwritten');
});

test('a favicon outside of public/ and an invalid colour are refused', () => {
  const parse = (over: object) => () => parseSite({...exampleSite, ...over});
  expect(parse({favicon: '/../package.json'})).toThrow('a path without ".."');
  const bar = (backgroundColor: string) => ({announcementBar: {id: 'a', content: 'News.', backgroundColor}});
  for (const wrong of ['#12345', 'expression(alert(1))', 'url(/x)'])
    expect(parse(bar(wrong)), wrong).toThrow('a CSS colour');
  for (const right of [
    '#abc',
    '#fde68a80',
    'gold',
    'var(--leaf)',
    'oklch(70% 0.1 120 / 50%)',
    'light-dark(#fff, #000)',
  ]) {
    expect(parse(bar(right)), right).not.toThrow();
  }
});
