import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {settingPlace} from './setting-place';

const SITE = `
import type {SiteInput} from '@/lib/config/schema';
/** const site = 'no' */
const url: string | undefined = 'https://sunroot.example';
const more = {
  video: 'https://video.example/',
};
export const site: SiteInput = {
  // title: 'No, "this" is a comment'
  title: "It's, {here}",
  url,
  'navbar': {
    items: [
      {type: 'link', to: '/one', label: 'One'},
      {type: 'search'},
      {type: 'link', href: more.video, label: \`A, \${more} [\`},
      ...others,
      {type: 'search'},
    ],
    style: isLate() ? 'paper' : 'primary',
  },
  locale: {default: 'en', locales: {'en-GB': {label: 'English'}}},
} satisfies SiteInput;
`;

const at = (...option: (string | number)[]) => {
  const {file, line, column} = settingPlace(folderWith({'content/site.ts': SITE}), 'content/site.ts', option);
  return `${file}:${line}:${column}`;
};

test('an option has the line of its key, an entry of a list that of its beginning', () => {
  expect(at('title')).toBe('content/site.ts:10:3');
  expect(at('navbar', 'items', 0, 'label')).toBe('content/site.ts:14:34');
  expect(at('navbar', 'items', 2)).toBe('content/site.ts:16:7');
  expect(at('navbar', 'style')).toBe('content/site.ts:20:5');
  expect(at('navbar', 'items', 2, 'href')).toBe('content/site.ts:16:22');
  expect(at('locale', 'locales', 'en-GB', 'label')).toBe('content/site.ts:22:47');
});

test('a constant of the module is found where it is written', () => {
  expect(at('url')).toBe('content/site.ts:4:33');
});

test('what is not written there has the line of the group around it', () => {
  expect(at('tagline')).toBe('content/site.ts:8:32');
  expect(at('navbar', 'items', 0, 'position')).toBe('content/site.ts:14:7');
  expect(at('navbar', 'items', 4)).toBe('content/site.ts:13:5');
  expect(at('locale', 'locales', 'de', 'label')).toBe('content/site.ts:22:27');
});

test('without a file the option is named', () => {
  expect(settingPlace(undefined, 'content/site.ts', ['docs', 'toc'])).toEqual({in: 'content/site.ts, docs.toc'});
  expect(settingPlace('/nowhere', 'content/site.ts', [])).toEqual({in: 'content/site.ts'});
});
