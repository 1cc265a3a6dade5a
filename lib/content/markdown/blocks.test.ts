import {describe, expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';
import {TEASER_END} from './blocks';

const md = (body: string) => compileText(body, {format: 'md', bodyLine: 8});
const mdx = (body: string) => compileText(body, {bodyLine: 8});

describe('directives in .md', () => {
  test('a directive of three colons is the component of that name', async () => {
    const {html} = await md(':::take-care{title="Before you start"}\n\nAsk a *doctor*.\n\n:::');
    expect(html).toBe('<section title="Before you start"><p>Ask a <em>doctor</em>.</p></section>');
  });

  test('two colons are a component without content, one colon is inline', async () => {
    expect((await md('::urgent-help')).html).toBe('<section></section>');
    expect((await md('Mostly :term[clay]{means="fine"}.')).html).toBe(
      '<p>Mostly <section means="fine">clay</section>.</p>',
    );
  });

  test('an unknown directive is reported with its place and the closest one', async () => {
    await expect(md(':::takecare\n\nx\n\n:::')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown directive ":::takecare".
        in: content/docs/yoga/x.md:8:1
        fix: did you mean "take-care"? use one of: key-points, take-care, urgent-help, term, update, read-next, fact, figure]
    `);
    await expect(md('::note')).rejects.toThrow('Unknown directive ":::note".');
  });

  test.each([
    ['At 10:am we walk.', 'At 10:am we walk.'],
    ['A ratio of 1:a is fine.', 'A ratio of 1:a is fine.'],
    ['See note:this[one] here.', 'See note:this[one] here.'],
    ['See :this[*one*]{a=b} here.', 'See :this[<em>one</em>]{a=b} here.'],
    ['Empty :this[] here.', 'Empty :this[] here.'],
  ])('a colon in prose stays prose: %s', async (written, printed) => {
    expect((await md(written)).html).toBe(`<p>${printed}</p>`);
  });

  test('colons have no meaning in .mdx', async () => {
    expect((await mdx('At 10:am we walk.\n\n:::note\n')).html).toBe('<p>At 10:am we walk.</p>\n<p>:::note</p>');
  });
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

test('an unclosed directive is refused, because it would contain everything after it', async () => {
  await expect(md('One.\n\n:::key-points\n- Two\n\nThree.')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The directive :::key-points is never closed; everything after it is part of it.
      in: content/docs/yoga/x.md:10:1
      fix: end it with ::: on a separate line]
  `);
  for (const body of [
    ':::key-points\n- One\n:::',
    '> :::key-points\n> - One\n> :::',
    '::::take-care\nOne\n:::key-points\nTwo\n:::\n::::',
  ])
    await expect(md(body)).resolves.toBeDefined();
});

test('a misspelt directive in a sentence is refused when braces follow it; prose is not', async () => {
  await expect(md('Dig :trem[humus]{means="dark soil"} in.')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown directive ":trem".
      in: content/docs/yoga/x.md:8:5
      fix: did you mean "term"? use one of: key-points, take-care, urgent-help, term, update, read-next, fact, figure]
  `);
  expect((await md('At 10:am, or :trem[x].')).html).toContain('At 10:am, or :trem[x].');
});
