import {expect, test} from 'vitest';
import {check, validArticle} from '@/tests/support/check-articles';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>';
const withDrawing = (body: string) => ({
  'content/docs/yoga/standing.mdx': validArticle({body: `Stand with your feet apart.\n\n${body}`}),
  'content/docs/yoga/p.svg': drawing,
});
const post = (body: string) => ({
  'content/blog/2020-05-01-standing.mdx': validArticle({body}),
  'content/blog/2021-05-01-sitting.mdx': validArticle({frontMatter: {title: '"Sitting"'}}),
});

test("an image by reference is an image, and its address is not a page's", async () => {
  const body = '![A hand sowing peas][p]\n\n[p]: p.svg "As they say [@nhs-vitamin-d]."';
  expect(await check(withDrawing(body))).toBe('no faults');
});

test('texts of an image by reference are checked in their places', async () => {
  const body = '![A **hand** TODO][p]\n\n[p]: p.svg "A caption: TBD, *said* [@nhs-slep]."';
  expect(await check(withDrawing(body))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:12:29  error (markdown)
      This text is printed as it is, including the marks: asterisks in "*said*".
       12 | [p]: p.svg "A caption: TBD, *said* [@nhs-slep]."
          |                             ^
      → write plain words; only [@its-id] has an effect here

    content/docs/yoga/standing.mdx:12:38  error (citations)
      The text cites "nhs-slep", which is not among the sources of the article.
       12 | [p]: p.svg "A caption: TBD, *said* [@nhs-slep]."
          |                                      ^
      → add it to "sources", or use one of: nhs-vitamin-d, ods-vitamin-d-hp"
  `);
  expect(await check(withDrawing(body), ['placeholders'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:10:14  error (placeholders)
      “TODO” marks something as unfinished.
       10 | ![A **hand** TODO][p]
          |              ^
      → complete it or remove it; an unfinished article has draft: true in its front matter

    content/docs/yoga/standing.mdx:12:24  error (placeholders)
      “TBD” marks something as unfinished.
       12 | [p]: p.svg "A caption: TBD, *said* [@nhs-slep]."
          |                        ^
      → complete it or remove it; an unfinished article has draft: true in its front matter"
  `);
});

test('a dead link by reference is reported where it is used', async () => {
  expect(await check(withDrawing('See [this][a], [that][A] and [a].\n\n[a]: /docs/nope'))).toMatchInlineSnapshot(`
    "content/docs/yoga/p.svg  warning (images)
      No article shows this image.
      → show it, or delete it; files whose name starts with _ are ignored

    content/docs/yoga/standing.mdx:10:5  error (links)
      There is no page /docs/nope.
       10 | See [this][a], [that][A] and [a].
          |     ^
      → remove the link, or correct its address

    content/docs/yoga/standing.mdx:10:16  error (links)
      There is no page /docs/nope.
       10 | See [this][a], [that][A] and [a].
          |                ^
      → remove the link, or correct its address

    content/docs/yoga/standing.mdx:10:30  error (links)
      There is no page /docs/nope.
       10 | See [this][a], [that][A] and [a].
          |                              ^
      → remove the link, or correct its address"
  `);
});

test('the title of a link is printed as it is, in every notation', async () => {
  const reported = await check(withDrawing('See [a](/docs/yoga/standing "**One**") and [b].\n\n[b]: #x "**Two**"'));
  expect(reported.match(/asterisks in "[^"]*"/g)).toEqual(['asterisks in "**One**"', 'asterisks in "**Two**"']);
});

test('a link by reference is where it is used, not where its address is', async () => {
  const inside = '<ReadNext>\n\n- [New][n]: why.\n\n</ReadNext>\n\n[n]: /blog/2021-05-01-sitting';
  expect(await check(post(inside), ['time'])).toBe('no faults');
  const outside = 'See [New][n].\n\n<ReadNext>\n\n[n]: /blog/2021-05-01-sitting\n\n</ReadNext>';
  expect(await check(post(outside), ['time'])).toContain(
    'standing.mdx:8:5  error (time)\n  A post of 2020-05-01 cannot know the post of 2021-05-01.',
  );
});
