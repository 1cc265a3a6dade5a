import {expect, test} from 'vitest';
import {renderSnippet} from './render-snippet';

const html = (text: string) => renderSnippet(text, 'content/site.ts, announcementBar.content');
const OUTSIDE =
  '<a href="https://example.org" target="_blank" rel="noopener noreferrer">the fair<span class="external" role="img" aria-label=" (opens in new tab)"></span></a>';

test.each([
  ['[the fair](https://example.org) is **near**', '<a href="https://example.org">the fair</a> is <b>near</b>'],
  ['[read](/docs/intro)', '<a href="/docs/intro" target="_top" rel="nofollow">read</a>'],
  ['*now*, [**here**](#x)', '<i>now</i>, <a href="#x"><b>here</b></a>'],
])('%s may be written as HTML, and the same rules apply: %s', async (markdown, written) => {
  const inner = (text: string) => text.replace(/^<p>|<\/p>$/g, '');
  expect(inner(await html(written))).toBe(inner(await html(markdown)));
});

test('a link to another site opens in a new tab and says so, alone or in a sentence', async () => {
  expect(await html('See <a href="https://example.org">the fair</a>.')).toBe(`<p>See ${OUTSIDE}.</p>`);
  expect(await html('<a href="https://example.org">the fair</a>')).toBe(OUTSIDE);
});

test('words between tags stay apart, and a line break needs no closing', async () => {
  expect(await html('<b>New:</b> <a href="/blog">read</a>')).toMatch(
    /^<strong>New:<\/strong>\s<a href="\/blog">read<\/a>$/,
  );
  expect(await html('One.<br>Two.<br />Three.')).toBe('<p>One.<br/>Two.<br/>Three.</p>');
});

test('an attribute that would be lost is refused with its place', async () => {
  await expect(html('<a class="button" href="/blog">read</a>')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: <a> has no attribute "class".
      in: content/site.ts, announcementBar.content:1:4
      fix: use one of: href, target, rel]
  `);
  await expect(html('<b class="x">read</b>')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: <b> has no attribute "class".
      in: content/site.ts, announcementBar.content:1:4
      fix: <b> has no attributes]
  `);
});

test('a link that is broken or runs code is refused', async () => {
  await expect(html('Now <a>read</a>')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: <a> lacks "href".
      in: content/site.ts, announcementBar.content:1:5
      fix: write <a href="/docs/intro">words</a>]
  `);
  await expect(html('<a href="javascript:alert(1)">read</a>')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The address javascript:alert(1) is not allowed.
      in: content/site.ts, announcementBar.content:1:1
      fix: use a path of this site or one of: https:, http:, mailto:, tel:, sms:]
  `);
});

test('other HTML is refused as in articles', async () => {
  await expect(html('<img src="/x.png" />')).rejects.toThrow('<img> is not allowed.');
});
