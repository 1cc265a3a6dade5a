import {expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

const html = async (body: string) => (await compileText(body)).html;

test('quotes open and close across emphasis and links, beside blocks without any', async () => {
  expect(await html('Plain.\n\n"Say *\'yes\'* to [it](/blog)" -- he said...\n\nPlain.')).toBe(
    '<p>Plain.</p>\n<p>“Say <em>‘yes’</em> to <a href="/blog">it</a>” – he said…</p>\n<p>Plain.</p>',
  );
});

test.each([
  ['- "one"\n- two', '<li>“one”</li>'],
  ["> 'so'", '<p>‘so’</p>'],
  ["## What's new", '’s new'],
  ['|a|\n|-|\n|"b"|', '“b”'],
])('%j, in any kind of block', async (body, expected) => {
  expect(await html(body)).toContain(expected);
});

test('also in an element on one line, whose text is in no paragraph', async () => {
  expect(await html('<details>It\'s "so"...</details>')).toContain('It’s “so”…');
});
