import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {sections} from '@/lib/sections';
import {check, validArticle} from '@/tests/support/check-articles';
import {checkContent} from './check-content';

test('a post without a date, and one with another date', async () => {
  const files = {
    'content/blog/standing.mdx': validArticle(),
    'content/blog/2024-13-01-standing-on.mdx': validArticle({frontMatter: {title: '"Standing on"'}}),
    'content/blog/2024-02-01-sitting.mdx': validArticle({frontMatter: {title: '"Sitting"', date: '2024-02-02'}}),
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/blog/2024-02-01-sitting.mdx:6:1  error (address)
      The date 2024-02-02 differs from the date in the file name, 2024-02-01.
        6 | date: 2024-02-02
          | ^
      → remove the date from the front matter, or rename the file

    content/blog/2024-13-01-standing-on.mdx  error (address)
      "2024-13-01-standing-on" does not start with a calendar day.
      → name the file YYYY-MM-DD-title-slug.mdx

    content/blog/2024-13-01-standing-on.mdx:3:1  error (duplicates)
      Another article has this description: content/blog/2024-02-01-sitting.mdx.
        3 | description: "How to stand with ease for a minute or two, where the weight should rest, and which sm…
          | ^
      → say what the reader learns from this one

    content/blog/standing.mdx  error (address)
      "standing" does not start with a calendar day.
      → name the file YYYY-MM-DD-title-slug.mdx

    content/blog/standing.mdx:3:1  error (duplicates)
      Another article has this description: content/blog/2024-02-01-sitting.mdx.
        3 | description: "How to stand with ease for a minute or two, where the weight should rest, and which sm…
          | ^
      → say what the reader learns from this one"
  `);
});

test('a page in a folder, which would stop the build', async () => {
  const fault = 'content/pages/legal/terms.md  error (address)\n  Pages cannot be in folders.';
  expect(await check({'content/pages/legal/terms.md': validArticle()})).toContain(fault);
});

test('an unknown section, and a folder too deep', async () => {
  const files = {
    'content/docs/yogga/standing.mdx': validArticle(),
    'content/docs/yoga/poses/sitting.mdx': validArticle({frontMatter: {title: '"Sitting"'}}),
  };
  const known = sections.map(({id}) => id).join(', ');
  expect((await check(files)).replace(known, 'SECTIONS')).toMatchInlineSnapshot(`
    "content/docs/yoga/poses/sitting.mdx  error (address)
      Docs can only be one folder deep.
      → move the file into its section

    content/docs/yogga/standing.mdx  error (address)
      Unknown section "yogga".
      → did you mean "yoga"? use one of: SECTIONS; or add a row to content/sections.ts

    content/docs/yogga/standing.mdx:3:1  error (duplicates)
      Another article has this description: content/docs/yoga/poses/sitting.mdx.
        3 | description: "How to stand with ease for a minute or two, where the weight should rest, and which sm…
          | ^
      → say what the reader learns from this one"
  `);
});

test('two files with one address, ignoring case', async () => {
  const files = {
    'content/docs/yoga/standing.mdx': validArticle(),
    'content/docs/yoga/up.mdx': validArticle({frontMatter: {slug: 'Standing', title: '"Standing up"'}}),
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/up.mdx:3:1  error (duplicates)
      Another article has this description: content/docs/yoga/standing.mdx.
        3 | description: "How to stand with ease for a minute or two, where the weight should rest, and which sm…
          | ^
      → say what the reader learns from this one

    content/docs/yoga/up.mdx:6:1  error (duplicates)
      Two pages have the address /docs/yoga/Standing (ignoring case).
        6 | slug: Standing
          | ^
      → change this slug, or the address of content/docs/yoga/standing.mdx"
  `);
});

test('a symbolic link to a folder is reported as such, and its contents once', async () => {
  const files = {'content/docs/yoga/standing.mdx': validArticle(), 'content/docs/more': {link: 'yoga'}};
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/more  error (files)
      A symbolic link is not followed.
      → copy what it leads to into content/ instead"
  `);
});

test('a symbolic link out of the project, an unknown extension, and a stray file', async () => {
  const files = {
    'content/docs/yoga/secret.mdx': {link: '/etc/hosts'},
    'content/docs/yoga/standing.markdown': validArticle(),
    'content/docs/yoga/notes.txt': 'later',
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/notes.txt  warning (files)
      This file is not an article and is never read.
      → rename it to end in .mdx or .md, or move it out of content/

    content/docs/yoga/secret.mdx  error (files)
      A symbolic link is not followed.
      → copy what it leads to into content/ instead

    content/docs/yoga/standing.markdown  error (files)
      "standing.markdown" would not be read.
      → end the name in .md or .mdx, in lower case"
  `);
});

test('an article outside of the article folders', async () => {
  const files = {
    'content/blogs/2024-01-01-standing.mdx': validArticle(),
    'content/standing.mdx': validArticle(),
    'content/README.md': 'For authors.',
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/blogs/2024-01-01-standing.mdx  error (files)
      This article is in no article folder and is never read.
      → move it below content/blog

    content/standing.mdx  error (files)
      This article is in no article folder and is never read.
      → move it below content/blog, content/docs, content/pages; content/pages is for standalone pages"
  `);
});

test('a link to a draft', async () => {
  const files = {
    'content/docs/yoga/standing.mdx': validArticle({body: 'See [sitting](/docs/yoga/sitting).'}),
    'content/docs/yoga/sitting.mdx': validArticle({
      frontMatter: {title: '"Sitting"', description: '"Another description."', draft: 'true'},
    }),
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:5  error (links)
      The link leads to /docs/yoga/sitting, which is not published yet.
        8 | See [sitting](/docs/yoga/sitting).
          |     ^
      → link to it once it is published, or remove the link"
  `);
});

test('a link to a section with drafts only', async () => {
  const files = {
    'content/docs/yoga/standing.mdx': validArticle({body: 'See [water](/docs/category/hydroponics).'}),
    'content/docs/hydroponics/water.mdx': validArticle({
      frontMatter: {title: '"Water"', description: '"Another description."', draft: 'true'},
    }),
  };
  expect(await check(files, ['links'])).toContain(
    'The link leads to /docs/category/hydroponics, which is not published yet.',
  );
});

test('anchors of another article', async () => {
  const files = {
    'content/docs/yoga/standing.mdx': validArticle({body: 'See [sitting](/docs/yoga/sitting#chairs-and-cushons).'}),
    'content/docs/yoga/sitting.mdx': validArticle({
      frontMatter: {title: '"Sitting"', description: '"Another description."'},
      body: '## Chairs and cushions\n\nSit [@nhs-vitamin-d].',
    }),
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:5  error (anchors)
      /docs/yoga/sitting has no anchor #chairs-and-cushons.
        8 | See [sitting](/docs/yoga/sitting#chairs-and-cushons).
          |     ^
      → did you mean #chairs-and-cushions? the anchors there: chairs-and-cushions"
  `);
});

test('a file name that does not exist', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'sunroot-check-'));
  mkdirSync(path.join(root, 'content/docs'), {recursive: true});
  writeFileSync(path.join(root, 'content/docs/standing.mdx'), validArticle());
  const only = ['content/docs/standin.mdx'];
  await expect(
    checkContent({root, components: () => ({}), only, families: []}),
  ).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The article content/docs/standin.mdx does not exist.
      fix: did you mean content/docs/standing.mdx?]
  `);
  rmSync(root, {recursive: true});
});

test('a post without a hyphen after its day', async () => {
  const report = await check({'content/blog/2021-03-09_standing.mdx': validArticle()});
  expect(report).toContain('"2021-03-09_standing" does not start with a calendar day.');
});
