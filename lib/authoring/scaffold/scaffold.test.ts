import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {sidebarsConfig} from '@/lib/config';
import {sections} from '@/lib/sections';
import {check, validArticle} from '@/tests/support/check-articles';
import {newArticle} from './new-article';
import {newSection} from './new-section';
import {nextSteps} from './next-steps';
import {FORMATS, readRequest} from './request';
import {slugFromTitle} from './slug';

const TODAY = '2026-03-01';
let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'sunroot-new-'));
  const files = {
    'content/tags.yml':
      'yoga: {label: Yoga, description: Poses.}\nlow-mood: {label: Low mood, description: Hard days.}\n',
    'content/docs/yoga/standing-well.mdx': validArticle({
      frontMatter: {title: '"Standing, well"', sidebar_position: '7'},
    }),
    'content/docs/wellness/Good-Sleep.mdx': validArticle({
      frontMatter: {title: '"Good sleep at last"', aliases: '[/docs/wellness/Naps]'},
    }),
    'content/blog/2020-05-01-a-first-hour.mdx': validArticle({frontMatter: {title: '"A first hour!"'}}),
    'content/blog/2020-06-01-broken.mdx': 'no front matter',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => rmSync(root, {recursive: true}));

const make = (words: string[], options: {format?: string; group?: string; slug?: string} = {}) =>
  newArticle(root, readRequest(words, options), TODAY);

test('a post has its day and its title in the file name', () => {
  expect(make(['post', 'Café crème, 10,000 steps & the baker’s dozen']).file).toBe(
    'content/blog/2026-03-01-cafe-creme-10000-steps-the-bakers-dozen.mdx',
  );
});

test('a doc follows the style of its section', () => {
  expect(make(['doc', 'yoga', 'Sitting at the desk']).file).toBe('content/docs/yoga/sitting-at-the-desk.mdx');
  expect(make(['doc', 'Wellness', "When you can't sit at the desk"]).file).toBe(
    'content/docs/wellness/When-You-Can_t-Sit-at-the-Desk.mdx',
  );
});

test('a taken slug gets a short hash, ignoring case', () => {
  expect(make(['doc', 'yoga', 'Standing well']).route).toMatch(/^\/docs\/yoga\/standing-well-[0-9a-f]{4}$/);
  expect(make(['doc', 'wellness', 'naps']).route).toMatch(/^\/docs\/wellness\/Naps-[0-9a-f]{4}$/);
  expect(make(['post', 'A first hour?']).route).toMatch(/^\/blog\/2026-03-01-a-first-hour-[0-9a-f]{4}$/);
});

test('a slug reserved by the site is not used', () => {
  expect(make(['doc', 'yoga', 'Tags']).route).toMatch(/^\/docs\/yoga\/tags-[0-9a-f]{4}$/);
});

test('a title without Latin letters needs an address from the author', () => {
  expect(slugFromTitle('瑜伽', 'small')).toBe('');
  expect(() => make(['post', '瑜伽'])).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: No address can be made from this title: it has no Latin letter and no digit.
      in: "瑜伽"
      fix: use --slug to set the end of the address, for example: --slug tea-in-japan]
  `);
  expect(make(['post', '瑜伽'], {slug: 'yoga-words'}).file).toBe('content/blog/2026-03-01-yoga-words.mdx');
  expect(make(['doc', 'yoga', '瑜伽'], {slug: 'Words'}).file).toBe('content/docs/yoga/Words.mdx');
});

test('a slug chosen by the author is used as it is, or refused', () => {
  expect(() => make(['doc', 'yoga', 'Title'], {slug: 'Standing-Well'})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: An article with the address "Standing-Well" already exists.
      in: --slug
      fix: choose another: letters, digits and -, starting with a letter or digit]
  `);
  expect(() => make(['post', 'Title'], {slug: 'A-First-Hour'})).toThrow('already exists');
  expect(() => make(['doc', 'yoga', 'Title'], {slug: 'a/b'})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "a/b" cannot be part of an address.
      in: --slug
      fix: choose another: letters, digits and -, starting with a letter or digit]
  `);
});

test('a title of several words is quoted', () => {
  expect(() => make(['doc', 'yoga', 'Two', 'words'])).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The title has several words but no quotes.
      in: Two words
      fix: put it in quotes, and options after it: npm run new -- doc yoga "Two words"]
  `);
  // npm takes an option when -- is missing, and leaves its value
  expect(() => make(['post', 'Two words', 'how-to'])).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: There are words beside the title "Two words".
      in: Two words how-to
      fix: put it in quotes, and options after it: npm run new -- post "Two words"]
  `);
});

test('a repeated title is refused', () => {
  expect(() => make(['doc', 'wellness', 'good sleep at last'])).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: An article called "Good sleep at last" already exists.
      in: content/docs/wellness/Good-Sleep.mdx
      fix: continue with that one, or say in the title what is different about the new one]
  `);
});

test('missing and misspelt parts are reported with the choices', () => {
  const refusal = (words: string[]) => {
    try {
      return make(words).file;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const long = 'A title that goes on and on and on until nobody remembers how it began, or why';
  const words = [[], ['pots', 'Title'], ['doc'], ['doc', 'yogga', 'Title'], ['post'], ['post', long]];
  const known = sections.map(({id}) => id).join(', ');
  expect(words.map(refusal).join('\n\n').replaceAll(known, 'SECTIONS')).toMatchInlineSnapshot(`
    "What should it be, a post, a doc, a section or a source?
      fix: write for example: npm run new -- post "A first hour in the garden"; or: npm run new -- doc yoga "Standing well"

    Unknown kind "pots".
      fix: did you mean "post"? use one of: post, doc, section, source; for example: npm run new -- post "A first hour in the garden"; or: npm run new -- doc yoga "Standing well"

    A doc needs a section.
      fix: use one of: SECTIONS

    Unknown section "yogga".
      fix: did you mean "yoga"? use one of: SECTIONS

    The title is missing.
      fix: write it in quotes, for example: npm run new -- post "A first hour in the garden"; or: npm run new -- doc yoga "Standing well"

    The title has 78 characters; 70 is the maximum.
      in: "A title that goes on and on and on until nobody remembers how it began, or why"
      fix: shorten it: search results cut longer ones. It could end here: "A title that goes on and on and on until nobody remembers how it""
  `);
});

test('refuses an unknown format and an unknown group', () => {
  expect(() => make(['post', 'Title'], {format: 'howto'})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown format "howto".
      fix: did you mean "how-to"? use one of: overview, how-to, explainer, list, myth-busting, routine/plan, comparison, q-and-a, seasonal, reference]
  `);
  expect(() => make(['doc', 'yoga', 'Title'], {group: 'Beginn'})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown group "Beginn".
      fix: did you mean "Begin"? use one of: Begin, Poses and breath, Build and deepen a practice, Yoga for life stages and needs; or add the group to content/sidebars.ts]
  `);
  expect(() => make(['post', 'Title'], {group: 'Begin'})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: A post has no group.
      fix: remove --group, or write a doc]
  `);
});

test('suggests tags, sources and what to read next, and knows the position in the sidebar', () => {
  const {text, tags} = make(['doc', 'yoga', 'Yoga for low mood'], {format: 'how-to'});
  expect(tags).toEqual(['yoga', 'low-mood']);
  expect(text).toContain('# tags that may fit: yoga, low-mood\ntags: []');
  expect(text).toContain('sidebar_position: 8');
  expect(text).toContain('group: "Begin"');
  expect(text).toContain('<UrgentHelp />');
  expect(text).toContain('](/docs/yoga/standing-well): why');
});

test.each(FORMATS)('the template of %s passes the technical check as a draft', async (format) => {
  const post = make(['post', 'Say "yes": # and *more {or} <less'], {format});
  const doc = make(['doc', 'yoga', 'Sitting on a chair'], {format});
  const others = {
    'content/docs/yoga/standing-well.mdx': validArticle(),
    'content/docs/wellness/Good-Sleep.mdx': validArticle({frontMatter: {title: '"Sleep"', description: '"Good."'}}),
    'content/blog/2020-05-01-a-first-hour.mdx': validArticle({frontMatter: {title: '"Hour"', description: '"One."'}}),
  };
  // both drafts start with the same description, which their authors will replace
  expect(await check({...others, [post.file]: post.text})).toBe('no faults');
  expect(await check({...others, [doc.file]: doc.text})).toBe('no faults');
});

test('next steps', () => {
  expect(
    nextSteps({file: 'content/blog/x.mdx', route: '/blog/x', text: '', tags: ['yoga'], sources: []}),
  ).toMatchInlineSnapshot(`
    "Written: content/blog/x.mdx

    What to do next:
      1. Open content/blog/x.mdx and write. docs/writing.md shows every box and figure.
      2. Choose tags from content/tags.yml. These may fit: yoga.
      3. List the ids of your sources; they are in content/data/sources.yml.
      4. See it while you write: npm run dev, then http://localhost:3000/blog/x
      5. When it is done, remove the line "draft: true" and run: npm run content:check -- content/blog/x.mdx"
  `);
});

test('a title with an invisible character is refused', () => {
  expect(() => readRequest(['post', 'A good\u200bnight'], {})).toThrow(
    'The title contains an invisible character, U+200B.',
  );
});

test('a section is a line in content/sections.ts and a first article in its folder', async () => {
  const text = "export const sections = [\n  {id: 'yoga', label: 'Yoga'},\n];\n";
  writeFileSync(path.join(root, 'content/sections.ts'), text);
  const {id, settings, article} = newSection(root, "Runners' Knees", {today: TODAY});
  expect(id).toBe('runners-knees');
  expect(settings.text).toBe(text.replace('\n];', `\n  {id: 'runners-knees', label: "Runners' Knees"},\n];`));
  expect(article.file).toBe('content/docs/runners-knees/where-to-begin.mdx');
  expect(article.text).toContain('title: "Runners\' Knees: where to begin"');
  expect(() => newSection(root, 'Yoga', {today: TODAY})).toThrow('The section "yoga" already exists.');
  expect(() => newSection(root, '眠り', {today: TODAY})).toThrow('use --slug to set it');
});

test('a section does not take a reserved address, or that of a page', () => {
  const begin = (slug: string) => () => newSection(root, 'Anything', {slug, today: TODAY});
  expect(begin('tags')).toThrow('"tags" cannot be the folder of a section.');
  const pages = sidebarsConfig().categories.filter((page) => !sections.some(({id}) => id === page.slug));
  expect(pages.length).toBeGreaterThan(0);
  for (const {slug} of pages) expect(begin(slug)).toThrow(`/docs/category/${slug}, belongs to a page in content/`);
});
