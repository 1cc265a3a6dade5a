import {describe, expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

const html = async (body: string, format: 'md' | 'mdx' = 'mdx') => (await compileText(body, {format})).html;

describe.each(['md', 'mdx'] as const)('Markdown in .%s', (format) => {
  test('tables, task lists and strikethrough are GFM', async () => {
    expect(await html('| a | b |\n|---|--:|\n| 1 | 2 |', format)).toMatch(
      /<table>.*<th[^>]*>b<\/th>.*<th scope="row">1<\/th>.*<td[^>]*>2<\/td>/s,
    );
    expect(await html('- [x] done', format)).toMatch(/<input(?=[^>]*type="checkbox")(?=[^>]*aria-label="Done")/);
    expect(await html('- [ ] begin', format)).toContain('aria-label="To do"');
    expect(await html('~~old~~', format)).toBe('<p><del>old</del></p>');
  });

  test('a table with one column has no row headers, and an empty cell is no header', async () => {
    expect(await html('| a |\n|---|\n| 1 |', format)).toContain('<td>1</td>');
    expect(await html('| a | b |\n|---|---|\n| | 2 |', format)).not.toContain('scope="row"');
  });

  test('on cards, cells have the headers of their columns, and bare numbers that name a row', async () => {
    const wide = await html(`| Week | a | b | c |\n|---|---|---|---|\n| 1 | ${'word '.repeat(9)} | x | y |`, format);
    expect(wide).toMatch(/<th data-label="Week" scope="row">1<\/th>.*<td data-label="b">x<\/td>/s);
    expect(await html('| Week | a |\n|---|---|\n| 1 | x |', format)).not.toContain('data-label');
  });

  test('tables have no style attributes, which the security policy forbids', async () => {
    expect(await html('| a |\n|--:|\n| 1 |', format)).toContain('<th scope="col" data-align="right">a</th>');
    expect(await html('| a |\n|--:|\n| 1 |', format)).not.toMatch(/style=| align=/);
  });

  test('footnotes link there and back', async () => {
    const text = await html('Text[^a].\n\n[^a]: A note.', format);
    expect(text).toContain('href="#user-content-fn-a"');
    expect(text).toContain('href="#user-content-fnref-a"');
  });

  test('quotes, apostrophes, ellipses and dashes are typographic', async () => {
    expect(await html(`"Soil's alive" -- they say... 2019--2021 --- yes`, format)).toBe(
      '<p>“Soil’s alive” – they say… 2019–2021 — yes</p>',
    );
  });

  test('quotes in code stay straight', async () => {
    expect(await html('`"x"`', format)).toBe('<p><code>&quot;x&quot;</code></p>');
  });
});

test('a less-than sign and a brace are plain text in .md', async () => {
  expect(await html('Under <5 hours, {a}.', 'md')).toBe('<p>Under &lt;5 hours, {a}.</p>');
});

test('a component in an .mdx article is rendered', async () => {
  expect(await html('<TakeCare title="First">\n\nAsk.\n\n</TakeCare>')).toBe(
    '<section title="First"><p>Ask.</p></section>',
  );
});

test('an empty body gives an empty text', async () => {
  expect(await html('')).toBe('');
});
