import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkContent} from './check-content';
import {article, check, doc} from './testing/fixture';

test('a sound article', async () => {
  expect(await check(doc())).toBe('no faults');
});

test('no front matter', async () => {
  expect(await check({'content/docs/yoga/standing.mdx': 'Stand.\n'})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:1  error (front-matter)
      The front matter is missing.
        1 | Stand.
          | ^
      → begin the file with three dashes, the keys title and description, and three dashes"
  `);
});

test('front matter that is a program', async () => {
  const text = '---js\n{title: process.exit(1)}\n---\n\nStand.\n';
  expect(await check({'content/docs/yoga/standing.mdx': text})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:1  error (front-matter)
      Front matter that is a program is never run.
        1 | ---js
          | ^
      → write it as YAML between two lines of three dashes"
  `);
});

test('front matter that does not end', async () => {
  expect(await check({'content/docs/yoga/standing.mdx': '---\ntitle: "Standing"\n\nStand.\n'})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:1  error (front-matter)
      The front matter does not end.
        1 | ---
          | ^
      → put a line of three dashes after its last key"
  `);
});

test('an empty file', async () => {
  expect(await check({'content/docs/yoga/standing.mdx': ''})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:1  error (front-matter)
      The front matter is missing.
        1 | 
          | ^
      → begin the file with three dashes, the keys title and description, and three dashes"
  `);
});

test('another encoding', async () => {
  const bytes = Buffer.from(article({body: 'Caf\u00e9'}), 'latin1');
  expect(await check({'content/docs/yoga/standing.mdx': bytes})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:4  error (encoding)
      The file is not UTF-8 text.
        8 | Caf�
          |    ^
      → save it again with the encoding UTF-8"
  `);
});

test('invisible characters, and a fault after them', async () => {
  expect(await check(doc({body: 'Stand\u200b well.\n\nThen \u202esit <b>down</b>.'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:6  error (encoding)
      The text holds an invisible character, U+200B.
        8 | Stand  well.
          |      ^
      → delete it; it often comes in when text is pasted from a web page

    content/docs/yoga/standing.mdx:10:6  error (encoding)
      The text holds an invisible character, U+202E.
       10 | Then  sit <b>down</b>.
          |      ^
      → delete it; it often comes in when text is pasted from a web page

    content/docs/yoga/standing.mdx:10:11  error (allowed)
      <b> is not allowed.
       10 | Then  sit <b>down</b>.
          |           ^
      → did you mean "br"? use one of: abbr, br, dd, del, details, dl, dt, em, ins, kbd, mark, q, small, span, strong, sub, summary, sup, wbr"
  `);
});

test('a post without a date, and one with another date', async () => {
  const files = {
    'content/blog/standing.mdx': article(),
    'content/blog/2024-13-01-standing-on.mdx': article({front: {title: '"Standing on"'}}),
    'content/blog/2024-02-01-sitting.mdx': article({front: {title: '"Sitting"', date: '2024-02-02'}}),
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/blog/2024-02-01-sitting.mdx:6:1  error (address)
      The date 2024-02-02 differs from the date in the file name, 2024-02-01.
        6 | date: 2024-02-02
          | ^
      → remove the date from the front matter, or rename the file

    content/blog/2024-13-01-standing-on.mdx  error (address)
      "2024-13-01-standing-on" does not begin with a day of the calendar.
      → name the file YYYY-MM-DD-title-slug.mdx

    content/blog/2024-13-01-standing-on.mdx:3:1  error (duplicates)
      Another article has this description: content/blog/2024-02-01-sitting.mdx.
        3 | description: "How to stand with ease for a minute or two, where the weight should rest, and which sm…
          | ^
      → say what the reader gets from this one

    content/blog/standing.mdx  error (address)
      "standing" does not begin with a day of the calendar.
      → name the file YYYY-MM-DD-title-slug.mdx

    content/blog/standing.mdx:3:1  error (duplicates)
      Another article has this description: content/blog/2024-02-01-sitting.mdx.
        3 | description: "How to stand with ease for a minute or two, where the weight should rest, and which sm…
          | ^
      → say what the reader gets from this one"
  `);
});

test('an unknown section, and a folder too deep', async () => {
  const files = {
    'content/docs/yogga/standing.mdx': article(),
    'content/docs/yoga/poses/sitting.mdx': article({front: {title: '"Sitting"'}}),
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/poses/sitting.mdx  error (address)
      Docs do not nest deeper than one folder.
      → move the file into its section

    content/docs/yogga/standing.mdx  error (address)
      Unknown section "yogga".
      → did you mean "yoga"? use one of: gardening, hydroponics, outdoors, vitamins, wellness, yoga

    content/docs/yogga/standing.mdx:3:1  error (duplicates)
      Another article has this description: content/docs/yoga/poses/sitting.mdx.
        3 | description: "How to stand with ease for a minute or two, where the weight should rest, and which sm…
          | ^
      → say what the reader gets from this one"
  `);
});

test('two files with one address, but for its case', async () => {
  const files = {
    'content/docs/yoga/standing.mdx': article(),
    'content/docs/yoga/up.mdx': article({front: {slug: 'Standing', title: '"Standing up"'}}),
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/up.mdx  error (duplicates)
      Two files have the address /docs/yoga/Standing (upper and lower case do not count).
      → rename this file or content/docs/yoga/standing.mdx

    content/docs/yoga/up.mdx:3:1  error (duplicates)
      Another article has this description: content/docs/yoga/standing.mdx.
        3 | description: "How to stand with ease for a minute or two, where the weight should rest, and which sm…
          | ^
      → say what the reader gets from this one"
  `);
});

test('an alias that is taken', async () => {
  const files = {
    'content/docs/yoga/standing.mdx': article(),
    'content/docs/yoga/sitting.mdx': article({
      front: {title: '"Sitting"', description: '"Another description."', aliases: '[/docs/yoga/standing]'},
    }),
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/sitting.mdx:6:11  error (duplicates)
      The alias /docs/yoga/standing is taken by content/docs/yoga/standing.mdx.
        6 | aliases: [/docs/yoga/standing]
          |           ^
      → take the alias out; an address leads to one article"
  `);
});

test('a symbolic link that leaves the project, an ending nobody reads, and a stray file', async () => {
  const files = {
    'content/docs/yoga/secret.mdx': {link: '/etc/hosts'},
    'content/docs/yoga/standing.markdown': article(),
    'content/docs/yoga/notes.txt': 'later',
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/notes.txt  warning (files)
      This file is not an article and is never read.
      → rename it to end in .mdx or .md, or move it out of content/

    content/docs/yoga/secret.mdx  error (files)
      A symbolic link leads out of the project.
      → copy the file into content/

    content/docs/yoga/standing.markdown  error (files)
      "standing.markdown" would not be read.
      → let the name end in .md or .mdx, in small letters"
  `);
});

test('a file that is far too large', async () => {
  expect(await check(doc({body: 'Stand. '.repeat(400_000)}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx  error (encoding)
      The file is 2735 kB; an article may be 2048 kB at most.
      → split the article, or move its images and data out of the text"
  `);
});

test('a link to a draft', async () => {
  const files = {
    'content/docs/yoga/standing.mdx': article({body: 'See [sitting](/docs/yoga/sitting).'}),
    'content/docs/yoga/sitting.mdx': article({
      front: {title: '"Sitting"', description: '"Another description."', draft: 'true'},
    }),
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:5  error (links)
      The link leads to /docs/yoga/sitting, which is not published yet.
        8 | See [sitting](/docs/yoga/sitting).
          |     ^
      → link to it once it is, or take the link out"
  `);
});

test('the anchors of another article', async () => {
  const files = {
    'content/docs/yoga/standing.mdx': article({body: 'See [sitting](/docs/yoga/sitting#chairs-and-cushons).'}),
    'content/docs/yoga/sitting.mdx': article({
      front: {title: '"Sitting"', description: '"Another description."'},
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

test('a file to check that does not exist', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'sunroot-check-'));
  mkdirSync(path.join(root, 'content/docs'), {recursive: true});
  writeFileSync(path.join(root, 'content/docs/standing.mdx'), article());
  const only = ['content/docs/standin.mdx'];
  await expect(
    checkContent({root, components: () => ({}), only, families: []}),
  ).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: There is no article in content/docs/standin.mdx.
      fix: did you mean content/docs/standing.mdx?]
  `);
  rmSync(root, {recursive: true});
});
