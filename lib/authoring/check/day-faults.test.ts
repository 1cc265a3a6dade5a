import {expect, test} from 'vitest';
import {buildDay} from '@/lib/dates';
import {check, doc, validArticle} from '@/tests/support/check-articles';

const post = (body: string, frontMatter: Record<string, string> = {}) => ({
  'content/blog/2020-05-01-standing.mdx': validArticle({body, frontMatter}),
});
const note = (date: string) => `<Update date="${date}">\n\nThe numbers still hold.\n\n</Update>`;
const reported = async (files: Parameters<typeof check>[0]) => (await check(files)).replaceAll(buildDay(), 'TODAY');

test('a change and a note dated before the post', async () => {
  const files = post(`Stand.\n\n${note('2020-04-30')}\n\n${note('2020-05-01')}`, {updated: '2019-05-02'});
  expect(await reported(files)).toMatchInlineSnapshot(`
    "content/blog/2020-05-01-standing.mdx:6:1  error (time)
      The article was updated on 2019-05-02, but the post is from 2020-05-01.
        6 | updated: 2019-05-02
          | ^
      → write a day that is not before the post, or correct the day in the file name

    content/blog/2020-05-01-standing.mdx:11:1  error (time)
      The note is from 2020-04-30, but the post is from 2020-05-01.
       11 | <Update date="2020-04-30">
          | ^
      → write a day that is not before the post, or correct the day in the file name"
  `);
});

test('a change and a note dated in the future', async () => {
  expect(await reported(doc({body: note('2999-01-01'), frontMatter: {updated: '2999-01-02'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  warning (time)
      The article was updated on 2999-01-02, but today is TODAY.
        6 | updated: 2999-01-02
          | ^
      → write the day on which the text was changed, as YYYY-MM-DD

    content/docs/yoga/standing.mdx:9:1  warning (time)
      The note is from 2999-01-01, but today is TODAY.
        9 | <Update date="2999-01-01">
          | ^
      → write the day on which the text was changed, as YYYY-MM-DD"
  `);
});

test('a scheduled article may contain its future date', async () => {
  expect(await reported(doc({frontMatter: {updated: '2999-01-01', publishAt: '2999-01-01'}}))).toBe('no faults');
});

test('an invalid date is reported with the right form', async () => {
  for (const day of ['12', '', 'true', '[2025]', 'soon']) {
    expect(await check(doc({frontMatter: {updated: day}}))).toContain('→ write a calendar day as YYYY-MM-DD');
  }
});

test('a post with a future date is published at once unless it is scheduled', async () => {
  const ahead = (frontMatter: Record<string, string>) =>
    reported({'content/blog/2999-05-01-standing.mdx': validArticle({frontMatter})});
  expect(await ahead({})).toContain('The post is from 2999-05-01, but today is TODAY: it is published at once.');
  expect(await ahead({publishAt: '2999-05-01'})).not.toContain('at once');
  expect(await ahead({draft: 'true'})).not.toContain('at once');
});
