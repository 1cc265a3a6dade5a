import {expect, test} from 'vitest';
import {sections} from '@/lib/sections';
import {exampleSite} from '@/tests/support/example-site';
import {folderWith} from '@/tests/support/project';
import {parseSite} from './parse';
import {settingFaults, settingWarnings} from './setting-faults';

const {docs} = exampleSite;
const versions = {list: [...docs.versions.list, {name: '1.0', label: '1.0', path: '/docs/1.0'}]};
const site = parseSite({...exampleSite, docs: {...docs, versions}});
/** A folder for each section. */
const FOLDERS = Object.fromEntries(sections.map(({id}) => [`content/docs/${id}/a.md`, '']));
const warned = (files: Readonly<Record<string, string>>) =>
  settingWarnings(folderWith(files), site).map(({message}) => message);

test('a docs version without docs is reported, unless its pages are in public/', () => {
  expect(warned(FOLDERS)).toEqual([
    expect.stringContaining(
      'The docs version "1.0" has no docs here: nothing links to it, as there is nothing at /docs/1.0.',
    ),
  ]);
  expect(warned({...FOLDERS, 'public/docs/1.0/intro.html': ''})).toEqual([]);
});

test('a section without a folder is reported', () => {
  const [first] = sections;
  const {[`content/docs/${first!.id}/a.md`]: _, ...others} = FOLDERS;
  expect(warned({...others, 'public/docs/1.0/intro.html': ''})).toEqual([
    expect.stringContaining(`The section "${first!.id}" is not shown: there is no folder content/docs/${first!.id}.`),
  ]);
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
