import {expect, test} from 'vitest';
import {buildDay} from '@/lib/dates';
import {check, doc, ledgerOf, validArticle} from '@/tests/support/check-articles';

const report = async (files: Parameters<typeof check>[0]) => (await check(files)).replaceAll(buildDay(), 'TODAY');

test('valid keys have no faults', async () => {
  const frontMatter = {
    searched: '2025-11-24',
    asks: '["how long may I stand", "why do my feet hurt?"]',
    cover: 'tomato',
    reviewed: '{by: "A. Example, physiotherapist", date: 2025-11-20, scope: "the exercises"}',
    corrections: '\n  - {date: 2025-11-24, what: "The page said ten minutes. It says two now."}',
  };
  expect(await check({...doc({frontMatter}), ...ledgerOf('docs/yoga/standing', '2025-11-24')})).toBe('no faults');
});

test('days in the future', async () => {
  const frontMatter = {
    searched: '2999-01-01',
    reviewed: '{by: "A. Example", date: 2999-01-02, scope: "the exercises"}',
    corrections: '[{date: 2999-01-03, what: "The page said ten minutes."}]',
  };
  expect(await report({...doc({frontMatter}), ...ledgerOf('docs/yoga/standing', '2999-01-01')})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  warning (time)
      Evidence was last searched for on 2999-01-01, but today is TODAY.
        6 | searched: 2999-01-01
          | ^
      → write the day on which it was searched for, as YYYY-MM-DD

    content/docs/yoga/standing.mdx:7:30  warning (time)
      The review is from 2999-01-02, but today is TODAY.
        7 | reviewed: {by: "A. Example", date: 2999-01-02, scope: "the exercises"}
          |                              ^
      → write the day on which it was reviewed, as YYYY-MM-DD

    content/docs/yoga/standing.mdx:8:16  warning (time)
      The correction is from 2999-01-03, but today is TODAY.
        8 | corrections: [{date: 2999-01-03, what: "The page said ten minutes."}]
          |                ^
      → write the day on which it was corrected, as YYYY-MM-DD"
  `);
});

test('a correction before the post; a search and a review may precede it', async () => {
  const frontMatter = {
    searched: '2019-01-01',
    reviewed: '{by: "A. Example", date: 2019-01-02, scope: "the exercises"}',
    corrections: '[{date: 2019-01-03, what: "The page said ten minutes."}]',
  };
  const files = {'content/blog/2020-05-01-standing.mdx': validArticle({frontMatter})};
  expect(await report({...files, ...ledgerOf('blog/2020-05-01-standing', '2019-01-01')})).toMatchInlineSnapshot(`
    "content/blog/2020-05-01-standing.mdx:8:16  error (time)
      The correction is from 2019-01-03, but the post is from 2020-05-01.
        8 | corrections: [{date: 2019-01-03, what: "The page said ten minutes."}]
          |                ^
      → write a day that is not before the post, or correct the day in the file name"
  `);
});

test('a question that another article answers', async () => {
  const files = {
    ...doc({frontMatter: {asks: '["how long may I stand", "is sitting bad?"]'}}),
    'content/docs/yoga/sitting.mdx': validArticle({
      frontMatter: {title: '"Sitting well"', description: undefined, asks: '["Is sitting bad"]'},
    }).replace('---\n', `---\ndescription: "${'How to sit with ease. '.repeat(6).trim()}"\n`),
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:32  error (asks)
      Another article answers this question: content/docs/yoga/sitting.mdx.
        6 | asks: ["how long may I stand", "is sitting bad?"]
          |                                ^
      → leave it to the better one, or say what is different here"
  `);
});

test('an article without a drawing', async () => {
  expect(await check(doc(), ['covers'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:2:1  error (covers)
      The article has no drawing.
        2 | title: "Standing well"
          | ^
      → write "cover: " followed by one of these: almond, anchor, apple, asparagus, baby-bottle, balloon, banana, barbecue, basket, bath, bathroom-scale, bean, … (169 are free; docs/reference.md lists all)"
  `);
});

test("the same drawing as a neighbour's", async () => {
  const files = {
    ...doc({frontMatter: {cover: 'mat'}}),
    'content/docs/yoga/sitting.mdx': validArticle({frontMatter: {cover: 'mat'}}),
  };
  expect(await check(files, ['covers'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (covers)
      "mat" is also the drawing of content/docs/yoga/sitting.mdx, in the same section.
        6 | cover: mat
          | ^
      → choose another: almond, anchor, apple, asparagus, baby-bottle, balloon, banana, barbecue, basket, bath, bathroom-scale, bean, … (168 are free; docs/reference.md lists all)"
  `);
});

test('an unknown drawing', async () => {
  expect(await check(doc({frontMatter: {cover: 'bycicle'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (front-matter)
      "cover" has a value that is not allowed: "bycicle".
        6 | cover: bycicle
          | ^
      → did you mean "bicycle"? use one of: bicycle, bridge, apple, barbecue, bench, bone, bowl, candle, canoe, cube, hill, hills, kettle, kite, milk, oil, olive, pill, scales, wine, … (169 in all)"
  `);
});

test('Markdown marks in plain texts', async () => {
  const frontMatter = {
    asks: '["what is *asana*"]',
    reviewed: '{by: "[A. Example](https://example.org)", date: 2025-11-20, scope: "the exercises"}',
    corrections: '[{date: 2025-11-24, what: "The page said **ten** minutes."}]',
  };
  expect(await check(doc({frontMatter}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:17  error (markdown)
      This text is printed as it is, including the marks: asterisks in "*asana*".
        6 | asks: ["what is *asana*"]
          |                 ^
      → write plain words

    content/docs/yoga/standing.mdx:7:17  error (markdown)
      This text is printed as it is, including the marks: a link in "[A. Example](https://example.org)".
        7 | reviewed: {by: "[A. Example](https://example.org)", date: 2025-11-20, scope: "the exercises"}
          |                 ^
      → write plain words

    content/docs/yoga/standing.mdx:8:55  error (markdown)
      This text is printed as it is, including the marks: asterisks in "**ten**".
        8 | corrections: [{date: 2025-11-24, what: "The page said **ten** minutes."}]
          |                                                       ^
      → write plain words"
  `);
});

test('texts that end before a #', async () => {
  const frontMatter = {
    asks: '\n  - what is pose #1',
    corrections: '\n  - date: 2025-11-24 # a comment\n    what: The page said pose #2 was safe.',
  };
  expect(await check(doc({frontMatter}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:7:18  error (yaml)
      "asks" ends before the #; the rest is a comment and is lost.
        7 |   - what is pose #1
          |                  ^
      → put quotes around the whole text: - "what is pose #1"

    content/docs/yoga/standing.mdx:10:30  error (yaml)
      "corrections" ends before the #; the rest is a comment and is lost.
       10 |     what: The page said pose #2 was safe.
          |                              ^
      → put quotes around the whole text: what: "The page said pose #2 was safe.""
  `);
});
