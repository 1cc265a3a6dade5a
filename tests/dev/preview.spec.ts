import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {mark, open} from '../support/page.ts';

const NAME = '2000-01-01-a-draft-of-the-preview-test';
/** tests/dev/serve.mjs */
const PROJECT = '.cache/dev';
const FILE = `content/blog/${NAME}.mdx`;
const ROUTE = `/blog/${NAME}`;

const filler = 'A line to scroll past.\n\n'.repeat(60);
const draft = (words: string, frontMatter = '') => `---
title: "A draft of the preview test"
description: "Written by tests/dev/preview.spec.ts, which takes it away again."
draft: true
${frontMatter}---

${filler}${words}
`;
const save = (text: string | Buffer) => writeFileSync(`${PROJECT}/${FILE}`, text);

test.beforeEach(() => save(draft('First words.')));
test.afterEach(() => rmSync(`${PROJECT}/${FILE}`, {force: true}));

test('an author sees a draft with its banner and in the lists, and each save at once, at the same scroll position', async ({
  page,
}) => {
  await page.goto('/blog/archive');
  await expect(page.getByRole('main').getByRole('link', {name: 'A draft of the preview test'})).toBeVisible();
  await open(page, ROUTE);
  await expect(page.getByText('Draft page')).toBeVisible();
  await page.getByText('First words.').scrollIntoViewIfNeeded();
  const isSame = await mark(page);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  save(draft('Second words.'));
  await expect(page.getByText('Second words.')).toBeVisible();
  expect(await isSame()).toBe(true);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(50);
});

test('an error in the text, the front matter or the bytes is reported with its place, the site stays, and fixing it is enough', async ({
  page,
}) => {
  await open(page, ROUTE);
  await expect(page.getByText('First words.')).toBeVisible();
  save(draft('Some <b>bold</b> words.'));
  await expect(page.getByRole('alert').filter({hasText: 'write **bold** in Markdown'})).toContainText(`${FILE}:`);
  save(draft('First words.', 'tag: [yoga]\n'));
  const fault = page.getByRole('alert', {name: 'Fault in the content'});
  await expect(fault).toContainText('Unknown key "tag"');
  await expect(fault).toContainText('did you mean "tags"?');
  save(Buffer.from(draft('Caf\u00e9 words.'), 'latin1'));
  await expect(fault).toContainText('The file is not UTF-8 text.');
  await expect(fault).toContainText(`${FILE}:`);
  // a newly opened page has its own copy of the code
  await open(page, '/blog/archive');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await open(page, ROUTE);
  save(draft('Corrected words.'));
  await expect(page.getByText('Corrected words.')).toBeVisible();
  await expect(fault).toHaveCount(0);
});

test('a new source is known once it is saved', async ({page}) => {
  const register = `${PROJECT}/content/data/sources.yml`;
  const before = readFileSync(register, 'utf8');
  try {
    await open(page, ROUTE);
    await expect(page.getByText('First words.')).toBeVisible();
    const entry = {
      title: 'A source of the preview test',
      publisher: 'Nobody',
      url: 'https://example.org/',
      year: 2000,
      topics: ['sleep'],
      kind: 'textbook',
      seen: 'page',
    };
    writeFileSync(register, `${before}\nsource-of-the-preview-test: ${JSON.stringify(entry)}\n`);
    save(draft('Words with a source [@source-of-the-preview-test].', 'sources: [source-of-the-preview-test]\n'));
    await expect(page.getByRole('link', {name: 'A source of the preview test'}).first()).toBeVisible();
  } finally {
    writeFileSync(register, before);
  }
});

test('a mistake in data, sidebars or settings is shown over the pages, which stay', async ({page}) => {
  const slips = [
    ['content/data/sources.yml', (text: string) => `${text}\nx-y:\n  title: How\n`, '"publisher" is missing.'],
    ['content/sidebars.ts', (text: string) => text.replace("'intro'", "'introo'"), 'Unknown doc id "introo".'],
    ['content/site.ts', (text: string) => text.replace('  tagline:', '  taglin:'), 'Unknown key "taglin".'],
    [
      'content/site.ts',
      (text: string) => text.replace("docId: 'intro'", "docId: 'introo'"),
      'Unknown doc id "introo".',
    ],
    ['content/site.ts', (text: string) => text.replace("'/docs/1.0'", "'/docs/0.9'"), 'has no docs here'],
    [
      'content/site.ts',
      (text: string) => text.replace("mainDocId: 'intro'", 'mainDocId: intro'),
      'intro is not defined',
    ],
    ['content/sections.ts', (text: string) => text.replace("id: 'yoga'", 'id: 5'), '"id" is not a text: 5.'],
  ] as const;
  const fault = page.getByRole('alert', {name: 'Fault in the content'});
  await open(page, ROUTE);
  await expect(page.getByText('First words.')).toBeVisible();
  for (const [name, slip, message] of slips) {
    const file = `${PROJECT}/${name}`;
    const before = readFileSync(file, 'utf8');
    try {
      writeFileSync(file, slip(before));
      await expect(fault).toContainText(message);
      await open(page, ROUTE);
      await expect(fault).toContainText(message);
      await expect(page.getByText('First words.')).toBeVisible();
    } finally {
      writeFileSync(file, before);
    }
    await expect(fault).toHaveCount(0);
  }
});
