import {describe, expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';
import {TEASER_END} from './blocks';

const md = (body: string) => compileText(body, {format: 'md', bodyLine: 8});
const mdx = (body: string) => compileText(body, {bodyLine: 8});

test('colons have no meaning', async () => {
  const html = '<p>At 10:am we walk.</p>\n<p>:::note</p>';
  expect((await md('At 10:am we walk.\n\n:::note\n')).html).toBe(html);
  expect((await mdx('At 10:am we walk.\n\n:::note\n')).html).toBe(html);
});

test('a fence with the language figure becomes a figure that knows its line', async () => {
  const spec = 'kind: steps\ncaption: Two steps.\nsteps: [{title: One}, {title: Two}]';
  const {html} = await mdx(`Text.\n\n\`\`\`figure\n${spec}\n\`\`\``);
  expect(html).toMatch(/<section figure="{[^"]*&quot;kind&quot;:&quot;steps&quot;/);
  expect(html).toContain(`spec="${spec}" line="10"`);
});

test('all errors in a figure are reported at once, with their lines in the file', async () => {
  const spec = 'kind: steps\nsteps: [{title: One, text: "Go [@cdc-sleep]."}]';
  await expect(mdx(`Text.\n\n\`\`\`figure\n${spec}\n\`\`\``)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "caption" is missing.
      in: content/docs/yoga/x.mdx:11:1
      fix: write one sentence that says what the figure shows

    A figure cites "cdc-sleep", which is not in the article's list of sources.
      in: content/docs/yoga/x.mdx:12:22
      fix: add it to \`sources\` in the front matter; use one of: (none exist yet)]
  `);
});

test('a fence with another language stays code', async () => {
  expect((await mdx('```js\n<b>{x}</b>\n```')).html).toBe(
    '<pre><code class="language-js">&lt;b&gt;{x}&lt;/b&gt;\n</code></pre>',
  );
});

describe('the teaser mark', () => {
  const halves = async (body: string, format: 'md' | 'mdx') =>
    (await compileText(body, {format})).html.split(TEASER_END).map((part) => part.trim());

  test('{/* truncate */} ends the teaser in .mdx', async () => {
    expect(await halves('One.\n\n{/* truncate */}\n\nTwo.', 'mdx')).toEqual(['<p>One.</p>', '<p>Two.</p>']);
  });

  test('<!-- truncate --> ends the teaser in .md and in .mdx', async () => {
    for (const format of ['md', 'mdx'] as const) {
      expect(await halves('One.\n\n<!-- truncate -->\n\nTwo.', format)).toEqual(['<p>One.</p>', '<p>Two.</p>']);
    }
  });

  test('a mark before all text is refused, because lists would have no teaser', async () => {
    await expect(mdx('{/* truncate */}\n\nOne.')).rejects.toThrow('Nothing precedes the teaser mark.');
  });

  test('a second mark is refused, because the text after it would be lost', async () => {
    await expect(
      mdx('One.\n\n{/* truncate */}\n\nTwo.\n\n{/* truncate */}\n\nThree.'),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The article has two teaser marks.
        in: content/docs/yoga/x.mdx:14:1
        fix: keep the first one]
    `);
  });

  test('a mark inside a list or a component is refused, because it would cut it in half', async () => {
    await expect(mdx('- One\n\n  {/* truncate */}\n\n- Two')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The teaser mark is inside another block.
        in: content/docs/yoga/x.mdx:10:3
        fix: put it on a separate line, between two paragraphs, with a blank line before and after it]
    `);
    await expect(mdx('<KeyPoints>\n\n- One\n\n{/* truncate */}\n\n</KeyPoints>')).rejects.toThrow(
      'is inside another block',
    );
  });

  test('a mark on the same line as text is refused, because it would be overlooked', async () => {
    await expect(mdx('One. {/* truncate */}\n\nTwo.')).rejects.toThrow('The teaser mark is inside another block.');
    await expect(md('One. <!-- truncate -->\n\nTwo.')).rejects.toThrow('The teaser mark is inside another block.');
  });

  test('a comment similar to the mark is refused, because the teaser would not end there', async () => {
    await expect(mdx('One.\n\n{/* Truncate */}\n\nTwo.')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: This comment is similar to the teaser mark, but would not end a teaser.
        in: content/docs/yoga/x.mdx:10:1
        fix: write {/* truncate */} in lower case, or reword the comment]
    `);
    await expect(md('One.\n\n<!-- truncat -->\n\nTwo.')).rejects.toThrow('write <!-- truncate --> in lower case');
  });

  test('a mark in a fence is code', async () => {
    const {html} = await mdx('```mdx\n{/* truncate */}\n<!-- truncate -->\n```');
    expect(html).toContain('{/* truncate */}\n&lt;!-- truncate --&gt;');
    expect(html).not.toContain(TEASER_END);
  });
});
