import {expect, test} from 'vitest';
import {check, doc} from '@/tests/support/check-articles';

test.each([
  ['"**Standing** well"', 'asterisks in "**Standing**"', '2:9'],
  ['"Standing *well*"', 'asterisks in "*well*"', '2:18'],
  ['"Standing _well_"', 'underscores in "_well_"', '2:18'],
  ['"Standing `well`"', 'backticks in "`well`"', '2:18'],
  ['"Standing [well](/docs)"', 'a link in "[well](/docs)"', '2:18'],
  ['"Standing <em>well</em>"', 'a tag in "<em>"', '2:18'],
  ['"Standing &amp; sitting"', 'the name of a character in "&amp;"', '2:18'],
  ['"Standing [@nhs-vitamin-d]"', 'a citation in "[@nhs-vitamin-d]"', '2:18'],
])('the title %s is printed with its marks', async (title, marks, place) => {
  const report = await check(doc({frontMatter: {title}}));
  expect(report).toContain(`content/docs/yoga/standing.mdx:${place}  error (markdown)`);
  expect(report).toContain(`This text is printed as it is, including the marks: ${marks}.`);
});

test('the title of a box and the meaning of a term are plain text, too', async () => {
  const body = `<TakeCare title="**Not** well">

Sit, when your <Term means="the *blood*
that {/* how? */} flows">circulation</Term> says so.

</TakeCare>`;
  expect(await check(doc({body}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:18  error (markdown)
      This text is printed as it is, including the marks: asterisks in "**Not**".
        8 | <TakeCare title="**Not** well">
          |                  ^
      → write plain words

    content/docs/yoga/standing.mdx:10:33  error (markdown)
      This text is printed as it is, including the marks: asterisks in "*blood*".
       10 | Sit, when your <Term means="the *blood*
          |                                 ^
      → write plain words

    content/docs/yoga/standing.mdx:11:6  error (markdown)
      This text is printed as it is, including the marks: a comment in "{/* how? */}".
       11 | that {/* how? */} flows">circulation</Term> says so.
          |      ^
      → write plain words"
  `);
});

test('citations in a caption are valid', async () => {
  const picture = '![A _woman_](woman.svg "On **two** legs. [@nhs-vitamin-d]")';
  const files = {
    ...doc({body: picture}),
    'content/docs/yoga/woman.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:28  error (markdown)
      This text is printed as it is, including the marks: asterisks in "**two**".
        8 | ![A _woman_](woman.svg "On **two** legs. [@nhs-vitamin-d]")
          |                            ^
      → write plain words; only [@its-id] has an effect here"
  `);
});

test.each(['"2 * 3 * 4 minutes"', '"A & B; C"', '"5 < 6"', '"snake_case_names"', '"Q&A: sleep"', '"Sit [again]"'])(
  'the title %s has no marks',
  async (title) => {
    expect(await check(doc({frontMatter: {title}}))).toBe('no faults');
  },
);
