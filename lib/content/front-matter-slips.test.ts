import {describe, expect, test} from 'vitest';
import {article, frontOf} from '@/tests/support/project';

const reported = (lines: string) => {
  try {
    frontOf(article(lines));
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
};

describe('an @ before the id of a source', () => {
  test('is reported with the line as it should be', () => {
    expect(reported('sources: [@nhs-vitamin-d, @nhs-vitamin-c]')).toMatchInlineSnapshot(`
      "The ids of sources stand here without an @.
        in: content/docs/yoga/x.mdx:4:11
        fix: write sources: [nhs-vitamin-d, nhs-vitamin-c]; only citations in the text have an @"
    `);
  });

  test.each([
    ['sources: @nhs-vitamin-d', 'write sources: [nhs-vitamin-d];'],
    ['sources: [[@nhs-vitamin-d]]', 'write sources: [nhs-vitamin-d];'],
    ['sources: [nhs-vitamin-c, @nhs-vitamin-d]', 'write sources: [nhs-vitamin-c, nhs-vitamin-d];'],
    ['sources:\n  - nhs-vitamin-c\n  - @nhs-vitamin-d', 'write - nhs-vitamin-d;'],
  ])('is reported however the list is written: %j', (lines, fix) => {
    expect(reported(lines)).toContain('The ids of sources stand here without an @.');
    expect(reported(lines)).toContain(fix);
  });

  test('is a sign like others elsewhere', () => {
    expect(reported('group: @home')).toMatchInlineSnapshot(`
      ""@" at the beginning of a text has a meaning of its own.
        in: content/docs/yoga/x.mdx:4:8
        fix: put quotes round a text that begins with @"
    `);
  });
});

test.each([
  ['sidebar_label: Sleep: what helps', 'put quotes round the whole text: sidebar_label: "Sleep: what helps"'],
  ['sidebar_label: Why "rest": what helps', `sidebar_label: 'Why "rest": what helps'`],
])('a colon: the remedy is the line with quotes (%s)', (line, fix) => {
  expect(reported(line)).toContain(fix);
});

test.each([
  ["sidebar_label: 'It's late'", `write sidebar_label: "It's late"`],
  ['sidebar_label: "The "best" soil"', `write sidebar_label: 'The "best" soil'`],
])('a quotation mark inside a quoted text: the remedy is the line with the other kind (%s)', (line, fix) => {
  expect(reported(line)).toContain(fix);
});

test.each([
  ['tags:\n\t- yoga', '5:1', 'write two spaces in its place'],
  ['\tdraft: true', '4:1', 'delete it: a key begins at the left edge'],
])('a tab: the remedy depends on the line (%j)', (lines, place, fix) => {
  expect(reported(lines)).toContain(`content/docs/yoga/x.mdx:${place}\n  fix: ${fix}`);
});

test.each([
  ['sidebar_label: "Sleep”', 'write sidebar_label: "Sleep"'],
  ["sidebar_label: 'Sleep’", "write sidebar_label: 'Sleep'"],
  ['sidebar_label: "Say “yes”', 'write sidebar_label: "Say “yes”"'],
])('a quotation mark that is never closed: one that has become curly is it (%s)', (line, fix) => {
  expect(reported(line)).toBe(
    `The YAML cannot be read: a quotation mark is never closed.\n  in: content/docs/yoga/x.mdx:4:16\n  fix: ${fix}`,
  );
});

test.each([
  ['draft:true', 'write draft: true'],
  ['tags:[yoga]', 'write tags: [yoga]'],
  ['tags：[yoga]', 'write tags: [yoga]'],
  ['sidebar_label = Sleep', 'write sidebar_label: Sleep'],
])('a key without a colon and a space: the remedy is the line with both (%s)', (line, fix) => {
  for (const lines of [line, `${line}\nunlisted: true`]) {
    expect(reported(lines)).toBe(
      `Between a key and its value stand a colon and a space.\n  in: content/docs/yoga/x.mdx:4:1\n  fix: ${fix}`,
    );
  }
});

test('words that are no key are reported in plain words, also above another key', () => {
  expect(reported('just words\nunlisted: true')).toMatchInlineSnapshot(`
    "The YAML cannot be read: a line is not a key with a value.
      in: content/docs/yoga/x.mdx:4:1
      fix: write "key: value", with a space after the colon, or indent the line if it continues the one above"
  `);
});
