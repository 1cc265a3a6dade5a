import {describe, expect, test} from 'vitest';
import {prepareMarkdown} from './prepare';

const mdx = (body: string) => prepareMarkdown(body, {format: 'mdx', file: 'content/blog/x.mdx', bodyLine: 1});

describe('habits of authors in .mdx', () => {
  test('an HTML comment becomes an MDX comment', () => {
    expect(mdx('a <!-- note --> b')).toBe('a {/* note */} b');
    expect(mdx('<!-- over\n\nlines -->')).toBe('{/* over\n\nlines */}');
  });

  test('a comment cannot end early', () => {
    expect(mdx('<!-- a */ b -->')).toBe('{/* a * / b */}');
  });

  test('comments in fences and in code stay as they are', () => {
    for (const code of [
      '```html\n<!-- a -->\n```',
      '~~~\n<!-- a\n-->\n~~~',
      'see `<!-- a -->` here',
      '`` ` <!-- a --> ``',
    ]) {
      expect(mdx(code)).toBe(code);
    }
    expect(mdx('```\n<!-- a -->\n```\n\n<!-- b -->\n\n```\n<!-- c -->\n```')).toBe(
      '```\n<!-- a -->\n```\n\n{/* b */}\n\n```\n<!-- c -->\n```',
    );
  });

  test('an unclosed fence contains everything after it', () => {
    expect(mdx('```\n<!-- a -->')).toBe('```\n<!-- a -->');
  });

  test('a line with a language does not close a fence', () => {
    expect(mdx('```\n```js\n## a {#b}\n```')).toBe('```\n```js\n## a {#b}\n```');
  });

  test('a line that starts with code between three backticks starts no fence', () => {
    expect(mdx('```kale``` is a word.\n\n## Why {#why}')).toBe('```kale``` is a word.\n\n## Why \\{#why}');
  });

  test('an id after a heading is no expression', () => {
    expect(mdx('## Why {#why}')).toBe('## Why \\{#why}');
    expect(mdx('## Why \\{#why}')).toBe('## Why \\{#why}');
    expect(mdx('Why {#why}')).toBe('Why {#why}');
  });
});

test('in .md nothing changes', () => {
  const body = '## Why {#why}\n\n<!-- note -->';
  expect(prepareMarkdown(body, {format: 'md', file: 'content/blog/x.md', bodyLine: 1})).toBe(body);
});

test('the number of lines never changes', () => {
  const body = 'a\n<!-- b\n\nc -->\n## d {#d}\n```\ne\n```\n';
  expect(mdx(body).split('\n')).toHaveLength(body.split('\n').length);
});

test.each(['One.\n\n{/* a note */}', 'One.\n\n{/*a note*/}', '```js\n{/* a */}\n```\n{/* truncate */}'])(
  'an MDX comment in .md is refused, because readers would see it: %j',
  (body) => {
    const line = 8 + body.slice(0, body.lastIndexOf('{')).split('\n').length - 1;
    expect(() => prepareMarkdown(body, {format: 'md', file: 'x.md', bodyLine: 8})).toThrow(
      `In .md, text between {/* and */} is not a comment, and would be printed.\n  in: x.md:${line}:1\n  fix: write it between <!-- and -->`,
    );
  },
);

test.each(['`{/* a */}`', '```js\n{/* a */}\n```', '<!-- {/* a */} -->', '\\{/* a */}'])(
  'in .md, braces in code, in a comment or in the text stay: %j',
  (body) => {
    expect(prepareMarkdown(body, {format: 'md', file: 'x.md', bodyLine: 8})).toBe(body);
  },
);
