import {expect, test} from 'vitest';
import {lastLineOf} from './parse-article';

/** The end of the front matter, or its error. */
const reported = (...lines: string[]) => {
  try {
    return lastLineOf(lines.join('\n'), 'content/docs/yoga/x.mdx');
  } catch (error) {
    return (error as Error).message;
  }
};
const FIRST = ['---', 'title: A title', '---'];

test.each([[[]], [['']]])('a second block of keys below the first (%j)', (between) => {
  const first = 4 + between.length;
  expect(reported(...FIRST, ...between, '---', 'tags:', '  - yoga', '', 'title: Again', '---', '', 'Stand.')).toBe(
    [
      'The keys of the front matter continue below its end, and would be printed: tags, title.',
      `  in: content/docs/yoga/x.mdx:${first}:1`,
      `  fix: move the keys up, above line 3 (---), each once, and delete the lines ${first} to ${first + 5}`,
    ].join('\n'),
  );
});

test('a second block of keys that no article has', () => {
  expect(reported(...FIRST, '---', 'author: Me', '---', 'Stand.')).toContain('continue below its end');
});

test('a line of dashes in the middle of the keys', () => {
  expect(reported(...FIRST, 'tags: [yoga]', 'sources: [a]', '---', '', 'Stand.')).toMatchInlineSnapshot(`
    "The keys of the front matter continue below its end, and would be printed: tags, sources.
      in: content/docs/yoga/x.mdx:4:1
      fix: delete line 3 (---): the front matter ends on line 6"
  `);
});

test.each([
  [['---', '---', 'title: A title', '---'], 3, 'delete line 2 (---)'],
  [['---', '', '---', 'titel: A title', '---'], 4, 'delete line 3 (---)'],
  [['---', '---', '', '---', 'title: A title', '---'], 4, 'delete the lines above this one, 1 to 3'],
])('keys below a first block that has none (%j)', (lines, line, fix) => {
  expect(reported(...lines, '', 'Stand.')).toBe(
    [
      'The front matter has no keys: they are below it, and would be printed.',
      `  in: content/docs/yoga/x.mdx:${line}:1`,
      `  fix: ${fix}`,
    ].join('\n'),
  );
});

test.each([
  ['a rule', ['---', '', 'Stand.']],
  ['two rules', ['---', '', 'Stand: with ease.', '', '---']],
  ['a word with a colon between rules', ['---', '', 'note: with ease.', '', '---']],
  ['a headline above dashes', ['Stand well', '---', '', 'With ease.']],
  ['a headline with a colon', ['Stand: well', '---', '', 'With ease.']],
  ['a headline with a colon in small letters', ['stand: well', '---']],
  ['a rule and a headline', ['---', 'Stand: well', '---']],
  ['a list between rules', ['---', '- one', '- two', '---']],
  ['words that are keys, and text', ['tags: what they are', 'and where they stand', '---']],
  ['keys in code', ['```yaml', '---', 'title: A title', '---', '```']],
])('%s is no second block', (_, lines) => {
  expect(reported(...FIRST, ...lines)).toBe(3);
  expect(reported(...FIRST, '', ...lines, '', 'Stand.')).toBe(3);
});
