import {expect, test} from 'vitest';
import {check, doc, validArticle} from '@/tests/support/check-articles';

test('a valid article', async () => {
  expect(await check(doc())).toBe('no faults');
});

test('no front matter', async () => {
  expect(await check({'content/docs/yoga/standing.mdx': 'Stand.\n'})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:1:1  error (front-matter)
      The front matter is missing.
        1 | Stand.
          | ^
      → start the file with three dashes, the keys title and description, and three dashes"
  `);
});

test('front matter that is code', async () => {
  const text = '---js\n{title: process.exit(1)}\n---\n\nStand.\n';
  expect(await check({'content/docs/yoga/standing.mdx': text})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:1:1  error (front-matter)
      Front matter that is a program is never run.
        1 | ---js
          | ^
      → write it as YAML between two lines of three dashes"
  `);
});

test('front matter without an end', async () => {
  expect(await check({'content/docs/yoga/standing.mdx': '---\ntitle: "Standing"\n\nStand.\n'})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:1:1  error (front-matter)
      The front matter that starts here does not end: its closing line of three dashes is missing.
        1 | ---
          | ^
      → write --- on a separate line below line 2 (title: "Standing"), before the text"
  `);
});

test('an empty file', async () => {
  expect(await check({'content/docs/yoga/standing.mdx': ''})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:1:1  error (front-matter)
      The file is empty.
        1 | 
          | ^
      → write the article, or delete the file; npm run new creates one with everything it needs"
  `);
});

test('another encoding', async () => {
  const bytes = Buffer.from(validArticle({body: 'Caf\u00e9'}), 'latin1');
  expect(await check({'content/docs/yoga/standing.mdx': bytes})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:4  error (encoding)
      The file is not UTF-8 text.
        8 | Caf�
          |    ^
      → save it again as UTF-8"
  `);
});

test('invisible characters, and a fault after them', async () => {
  expect(await check(doc({body: 'Stand\u200b well.\n\nThen \u202esit <b>down</b>.'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:6  error (encoding)
      The text contains an invisible character, U+200B.
        8 | Stand  well.
          |      ^
      → delete it; it often comes with text pasted from a web page

    content/docs/yoga/standing.mdx:10:6  error (encoding)
      The text contains an invisible character, U+202E.
       10 | Then  sit <b>down</b>.
          |      ^
      → delete it; it often comes with text pasted from a web page

    content/docs/yoga/standing.mdx:10:11  error (allowed)
      <b> is not allowed.
       10 | Then  sit <b>down</b>.
          |           ^
      → write **bold** in Markdown"
  `);
});

test('a file that is far too large', async () => {
  expect(await check(doc({body: 'Stand. '.repeat(400_000)}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx  error (encoding)
      The file is 2735 kB; an article may be 2048 kB at most.
      → split the article, or move its images and data to other files"
  `);
});

test.each(['\r\n', '\r'])('line ends of other systems are valid (%j)', async (ends) => {
  expect(await check({'content/docs/yoga/standing.mdx': validArticle().replaceAll('\n', ends)})).toBe('no faults');
});

test('a front matter without its closing line is one fault, whatever the text contains', async () => {
  const text = validArticle({body: '## Stand\n\n[@nowhere] <Boxx>\n\n---\n\n# More\n\n[words](/nowhere)'}).replace(
    '\n---\n',
    '\n',
  );
  const fault = await check({'content/docs/yoga/standing.mdx': text});
  expect(fault).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:1:1  error (front-matter)
      The front matter that starts here does not end: its closing line of three dashes is missing.
        1 | ---
          | ^
      → write --- on a separate line below line 5 (sources: [nhs-vitamin-d, ods-vitamin-d-h…), before the text"
  `);
  expect(await check({'content/docs/yoga/standing.mdx': text}, ['length', 'shape', 'no-tags'])).toBe('no faults');
});
