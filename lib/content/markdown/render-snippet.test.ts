import {expect, test} from 'vitest';
import {renderSnippet} from './render-snippet';

const html = (text: string) => renderSnippet(text, 'content/site.ts, announcementBar.content');

test('a short text is Markdown, with the elements of articles', async () => {
  const text = 'The *fair* is **near**: [read](/docs/intro).<br />Come <strong>early</strong>.';
  expect(await html(text)).toBe(
    '<p>The <em>fair</em> is <strong>near</strong>: <a href="/docs/intro">read</a>.<br/>Come <strong>early</strong>.</p>',
  );
});

test('a link to another site opens in a new tab and says so', async () => {
  expect(await html('See [the fair](https://example.org).')).toBe(
    '<p>See <a href="https://example.org" target="_blank" rel="noopener noreferrer">the fair<span class="external" role="img" aria-label=" (opens in new tab)"></span></a>.</p>',
  );
});

test('other HTML is refused with its place and the Markdown for it', async () => {
  await expect(html('Now <a href="/blog">read</a>')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: <a> is not allowed.
      in: content/site.ts, announcementBar.content:1:5
      fix: write a link in Markdown: [words](/docs/intro) or [words](https://…)]
  `);
  await expect(html('[read](javascript:alert(1))')).rejects.toThrow('The address javascript:alert(1) is not allowed.');
  await expect(html('<img src="/x.png" />')).rejects.toThrow('<img> is not allowed.');
});
