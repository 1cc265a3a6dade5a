import {expect, test} from 'vitest';
import {check, doc} from '@/tests/support/check-articles';

test('a colon without quotes', async () => {
  expect(await check(doc({frontMatter: {title: 'Standing: how and why'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:2:8  error (front-matter)
      The YAML cannot be read: a colon inside a text starts a key.
        2 | title: Standing: how and why
          |        ^
      → put quotes around the whole text: title: "Standing: how and why""
  `);
});

test('a quotation mark that is never closed', async () => {
  expect(await check(doc({frontMatter: {title: '"Standing'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:2:8  error (front-matter)
      The YAML cannot be read: a quotation mark is never closed.
        2 | title: "Standing
          |        ^
      → write title: "Standing""
  `);
});

test('a comment that cuts the title', async () => {
  expect(await check(doc({frontMatter: {title: 'Standing #1'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:2:17  error (yaml)
      "title" ends before the #; the rest is a comment and is lost.
        2 | title: Standing #1
          |                 ^
      → put quotes around the whole text: title: "Standing #1""
  `);
});

test('curly quotes', async () => {
  expect(await check(doc({frontMatter: {title: '“Standing well”'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:2:8  error (yaml)
      Curly quotes become part of "title".
        2 | title: “Standing well”
          |        ^
      → use straight quotes: ""
  `);
});

test('curly quotes within the title are intended, one without a partner is not', async () => {
  for (const title of ['“Standing” and “balance”', '‘Standing’ and ‘balance’', '„Stehen“ und „Gehen“']) {
    expect(await check(doc({frontMatter: {title}}))).toBe('no faults');
  }
  for (const title of ['„Bohnen ziehen“', '”Odla bönor”', '‘Don’t panic’', '“Growing ‘beans’”']) {
    expect(await check(doc({frontMatter: {title}})), title).toContain('Curly quotes become part of "title".');
  }
  expect(await check(doc({frontMatter: {title: '“Standing well'}}))).toContain('A curly quote that is never closed');
});

test('an asterisk at the start', async () => {
  expect(await check(doc({frontMatter: {title: '*Standing* well'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:2:8  error (front-matter)
      "*" at the start of a text has a special meaning.
        2 | title: *Standing* well
          |        ^
      → put quotes around a text that starts with *"
  `);
});

test('an ampersand at the start', async () => {
  expect(await check(doc({frontMatter: {title: '&you standing'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:2:8  error (yaml)
      An ampersand gives a value a name.
        2 | title: &you standing
          |        ^
      → put quotes around a text that starts with &"
  `);
});

test('a key that appears twice', async () => {
  expect(await check(doc({frontMatter: {'title ': '"Standing again"'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (front-matter)
      The YAML cannot be read: the same key appears twice.
        6 | title : "Standing again"
          | ^
      → remove one of the two lines"
  `);
});

test('a bracket that is never closed', async () => {
  expect(await check(doc({frontMatter: {tags: '[yoga'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:4:7  error (front-matter)
      The YAML cannot be read: a bracket is never closed.
        4 | tags: [yoga
          |       ^
      → write tags: [yoga]"
  `);
});
