import {expect, test} from 'vitest';
import {sectionFaults} from '@/lib/config/section-faults';
import {parseSidebars, type SidebarsInput} from '@/lib/config/sidebars-schema';
import {readTagVocabulary} from '@/lib/content/tags';
import {readSources} from '@/lib/data/sources';
import {check, doc, validArticle} from '@/tests/support/check-articles';
import {contentOf, type Files, folderWith} from '@/tests/support/project';

/*
 * Mistakes that new authors and owners make. All that they are told is in broken-articles.txt and broken-settings.txt
 * beside this file; `npx vitest run tests/hostile/broken-files --update` writes both anew.
 */

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const frontMatter = (key: string, value: string) => doc({frontMatter: {[key]: value}});
const body = (text: string) => doc({body: text});
const raw = (change: (sound: string) => string) => ({'content/docs/yoga/standing.mdx': change(validArticle())});
const image = (written: string, file = 'content/docs/yoga/peas.svg', bytes = DRAWING): Files => ({
  ...body(written),
  [file]: bytes,
});
function figure(kind: string, ...lines: string[]): Files {
  const own = ['title: A', 'caption: What to see.', ...lines];
  return body(['```figure', `kind: ${kind}`, ...own, '```'].join('\n'));
}
const drawn = (kind: string, ...lines: string[]) => figure(kind, 'alt: One is longer than the other.', ...lines);

const ARTICLES: Readonly<Record<string, Files>> = {
  'two commas in a list': frontMatter('sources', '[nhs-vitamin-d,, ods-vitamin-d-hp]'),
  'tags with #': frontMatter('tags', '[#yoga]'),
  'tags without a comma': frontMatter('tags', '[yoga beginners]'),
  'an item without its dash': frontMatter('tags', '\n  - yoga\n  beginners'),
  'a list in quotes': frontMatter('sources', '"[nhs-vitamin-d]"'),
  'a text for a group': frontMatter('reviewed', 'Dr A. Example'),
  'a group for a list': frontMatter('corrections', '{date: 2024-01-01, what: "The page said 5. It says 6 now."}'),
  'an old address with its host': frontMatter('aliases', '[https://sunroot.example/old]'),
  'a slug with its path': frontMatter('slug', '/docs/yoga/standing'),
  'true in quotes': frontMatter('draft', '"true"'),
  'a key with a capital': raw((text) => text.replace('title:', 'Title:')),
  'a colon of another script': raw((text) => text.replace('title: ', 'title：')),
  'a line feed in the name of a file': {'content/docs/yoga/a\nb.mdx': validArticle()},
  'front matter as TOML': raw(() => '+++\ntitle = "Standing"\n+++\n\nStand.\n'),
  'a link the wrong way round': body('See (it)[/docs/yoga/standing].'),
  'a link whose words are not closed': body('See [the guide(/docs/yoga/standing) now.'),
  'a list with long dashes': body('— Stand\n— Sit'),
  'a link with a folder and without a slash': body('See [it](yoga/standin).'),
  'an image with a space in between': body('![A hand sowing peas] (peas.jpg)'),
  'a note in the text': body('Stand^[a note].'),
  'a citation with a brace': body('Stand [@nhs-vitamin-d}.'),
  'an address without slashes': body('See [it](https:alert(1)).'),
  'a query without its page': body('See [it](?q=1).'),
  'a heading underlined': body('Standing\n========\n\nText.'),
  'a comment with a misspelt end': body('Text.\n\n{/* truncate *}\n\nMore.'),
  'a component in small letters': body('<Takecare title="Before">\n\nText.\n\n</Takecare>'),
  'curly quotes round an attribute': body('<TakeCare title=“Before you start”>\n\nText.\n\n</TakeCare>'),
  'a line break of HTML': body('One<br>two'),
  'a colour of HTML': body('<font color="red">Red</font>'),
  'words in a number from the data': body('<Fact id="vitamins.vitamins.vitamin-d.uk_nhs.men">10</Fact>'),
  'a figure on the line of its fence': body('```figure kind: bar\ntitle: A\n```'),
  'a number with its unit': drawn('bar', 'unit: mg', 'items: [{label: A, value: 10 mg}]'),
  'points that are no pairs': drawn(
    'line',
    'x: {label: Day}',
    'y: {label: Height}',
    'series: [{label: A, points: [1]}]',
  ),
  'steps that are texts': figure('steps', 'steps:', '  - Dig.'),
  'a colon inside braces': figure('steps', 'steps:', '  - {title: Dig: deep, text: Dig.}'),
  'an answer that leads nowhere': figure('tree', 'ask: Is it wet?', 'options: [{answer: Dry}]'),
  'a cycle of one step': drawn('cycle', 'steps: [{label: A, text: a}]'),
  'a cell too few': figure('schedule', 'columns: [When, Mon]', 'rows: [{label: Morning, cells: []}]'),
  'a word that is no strength': figure('evidence', 'items: [{claim: It helps, strength: medium, text: a}]'),
  'an image with a size': image('![A hand sowing peas in a row](peas.svg =300x)'),
  'an image with a width': image('![A hand sowing peas in a row](peas.svg){width=300}'),
  'an image by its path in the project': image('![A hand sowing peas in a row](content/docs/yoga/peas.svg)'),
  'an image with public/': image('![A hand sowing peas in a row](public/peas.svg)', 'public/peas.svg'),
  'an image with backslashes': body('![A hand sowing peas in a row](images\\peas.svg)'),
  'an image without bytes': image('![A hand sowing peas in a row](peas.jpg)', 'content/docs/yoga/peas.jpg', ''),
};

const SIDEBARS = `export const sidebars = {
  sidebars: {
    yogaSidebar: [
      'intro',
      {type: 'link', label: 'Blog'},
    ],
  },
};
`;
const SECTIONS =
  "export const sections = [\n  {id: 'Yoga', label: 'Yoga'},\n  'pets',\n  {id: 'sleep', label: 'Sleep', hue: 'green'},\n];\n";
const SOURCE = '{title: T, publisher: P, url: https://e.org/x, year: 2020, topics: [a], kind: trial, seen: page}';
const sources = (text: string) => readSources(text, 'content/data/sources.yml');
const sidebarRoot = () => folderWith({'content/sidebars.ts': SIDEBARS});
const tags = (text: string) => readTagVocabulary(folderWith({'content/tags.yml': text}));

const SETTINGS: Readonly<Record<string, () => unknown>> = {
  'a source with a space in its id': () => sources(`My Source: ${SOURCE}\n`),
  'a source as an item of a list': () => sources(`a:\n  title: T\n- id: my-source\n  title: x\n`),
  'a register without a source': () => sources('\n'),
  'a source without https': () => sources(`a: ${SOURCE.replace('https://e.org', 'e.org')}\n`),
  'a tag that is a text': () => tags('mats: Yoga mats\n'),
  'a tag with a colon in its description': () => tags('mats:\n  label: Mats\n  description: Mats: how to choose.\n'),
  'a link of a sidebar without its address': () =>
    parseSidebars(
      {sidebars: {yogaSidebar: ['intro', {type: 'link', label: 'Blog'}]}} as unknown as SidebarsInput,
      sidebarRoot(),
    ),
  'a doc of a sidebar that does not exist': () =>
    contentOf(
      {'content/sidebars.ts': SIDEBARS.replace("'intro'", "'into'")},
      {sidebars: {sidebars: {yogaSidebar: ['into']}}},
    ),
  'rows of sections': () => {
    const rows = [{id: 'Yoga', label: 'Yoga'}, 'pets', {id: 'sleep', label: 'Sleep', hue: 'green'}];
    const [first, ...others] = sectionFaults(folderWith({'content/sections.ts': SECTIONS}), rows, ['sleepSidebar']);
    throw new Error([first, ...others].map((item) => item?.message).join('\n'));
  },
};

test('in articles', async () => {
  const said: string[] = [];
  for (const [name, files] of Object.entries(ARTICLES)) {
    const printed = await check(files);
    said.push(
      `${name}\n${printed.replace(/^ +\d* \|.*\n/gm, '').replaceAll('content/docs/yoga/standing.mdx', 'standing.mdx')}`,
    );
  }
  await expect(`${said.join('\n\n')}\n`).toMatchFileSnapshot('broken-articles.txt');
});

test('in data and settings', async () => {
  const said = Object.entries(SETTINGS).map(([name, read]) => `${name}\n${messageOf(read)}`);
  await expect(`${said.join('\n\n')}\n`).toMatchFileSnapshot('broken-settings.txt');
});

function messageOf(read: () => unknown): string {
  try {
    read();
    return 'no faults';
  } catch (error) {
    return (error as Error).message;
  }
}
