import {expect, test} from 'vitest';
import {check, doc, validArticle} from '@/tests/support/check-articles';

test('unknown character names', async () => {
  const body = 'Keep it at 5&nbps;°C or\n&foo; below.';
  expect(await check(doc({body}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:13  error (markdown)
      No character has this name, and it is printed.
        8 | Keep it at 5&nbps;°C or
          |             ^
      → correct the name, or write the original character; a literal ampersand is written &amp;

    content/docs/yoga/standing.mdx:9:1  error (markdown)
      No character has this name, and it is printed.
        9 | &foo; below.
          | ^
      → correct the name, or write the original character; a literal ampersand is written &amp;"
  `);
});

test('known names, and literal ampersands', async () => {
  const body = 'AT&T; R&D; 5&nbsp;°C &deg; &frac12; &NotEqualTilde; &#176; &#xb0; &amp;foo; \\&foo; `&foo;`';
  expect(await check(doc({body}))).toBe('no faults');
  expect(await check({'content/docs/yoga/standing.md': validArticle({body})})).toBe('no faults');
});
