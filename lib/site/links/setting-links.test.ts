import {expect, test} from 'vitest';
import {parseSite} from '@/lib/config/parse';
import type {SiteInput} from '@/lib/config/schema';
import {parseSidebars, type SidebarsInput} from '@/lib/config/sidebars-schema';
import type {SectionQuestions} from '@/lib/sections';
import {exampleSite as siteInput} from '@/tests/support/example-site';
import {folderWith} from '@/tests/support/project';
import {settingLinks} from './setting-links';

const NO_SIDEBARS: SidebarsInput = {sidebars: {}};
const linksOf = (
  changes: Partial<SiteInput>,
  sidebars = NO_SIDEBARS,
  root = '/nowhere',
  questions: SectionQuestions = {},
) =>
  settingLinks(root, {site: parseSite({...siteInput, ...changes}), sidebars: parseSidebars(sidebars), questions}).map(
    ({url, place}) => [url, place.in ?? `${place.file}:${place.line}:${place.column}`],
  );

test('links are in navbar, dropdowns, footer, logos, HTML, Markdown and sidebars', () => {
  const item = (to: string) => ({type: 'link' as const, label: 'x', to});
  const links = linksOf(
    {
      announcementBar: {id: 'a', content: 'See [the blog](/blog "x") and [that](https://x.org).'},
      navbar: {
        items: [
          item('/one'),
          {type: 'dropdown', label: 'x', to: '/two', items: [item('/three')]},
          {type: 'localeDropdown', dropdownItemsBefore: [item('/four')]},
          {type: 'html', value: '<a class="x" href="/five">x</a>'},
        ],
      },
      footer: {
        logo: {src: '/logo.svg', alt: '', href: '/start'},
        links: [{label: 'x', to: '/six'}],
        baseLinks: [{label: 'x', to: '/seven'}],
        copyright: 'x',
      },
    },
    {
      sidebars: {
        yoga: [{type: 'category', label: 'x', items: [{type: 'link', label: 'x', href: '/eight'}]}],
      },
    },
  );
  expect(links).toMatchInlineSnapshot(`
    [
      [
        "/blog",
        "content/site.ts, announcementBar.content",
      ],
      [
        "https://x.org",
        "content/site.ts, announcementBar.content",
      ],
      [
        "/one",
        "content/site.ts, navbar.items.0.to",
      ],
      [
        "/two",
        "content/site.ts, navbar.items.1.to",
      ],
      [
        "/three",
        "content/site.ts, navbar.items.1.items.0.to",
      ],
      [
        "/four",
        "content/site.ts, navbar.items.2.dropdownItemsBefore.0.to",
      ],
      [
        "/five",
        "content/site.ts, navbar.items.3.value",
      ],
      [
        "/start",
        "content/site.ts, footer.logo.href",
      ],
      [
        "/six",
        "content/site.ts, footer.links.0.to",
      ],
      [
        "/seven",
        "content/site.ts, footer.baseLinks.0.to",
      ],
      [
        "/eight",
        "content/sidebars.ts, sidebars.yoga.0.items.0.href",
      ],
    ]
  `);
});

test('an address in the file is reported with its line', () => {
  const root = folderWith({
    'content/site.ts':
      "export const site = {\n  other: '/blogg-posts',\n  footer: {\n    links: [{to: '/blogg'}]},\n};\n",
  });
  const footer = {links: [{label: 'x', to: '/blogg'}], copyright: 'x'};
  expect(linksOf({navbar: {items: []}, footer}, NO_SIDEBARS, root)).toEqual([['/blogg', 'content/site.ts:4:14']]);
});

test('the answer to a question of a section is reported with its line', () => {
  const root = folderWith({
    'content/sections.ts': "export const questions = {\n  yoga: [{ask: 'x', to: '/docs/yoga/cow'}],\n};\n",
  });
  const questions = {yoga: [{ask: 'x', to: '/docs/yoga/cow'}]};
  const found = linksOf({navbar: {items: []}, footer: {links: [], copyright: 'x'}}, NO_SIDEBARS, root, questions);
  expect(found).toEqual([['/docs/yoga/cow', 'content/sections.ts:2:21']]);
});
