import {describe, expect, test} from 'vitest';
import {article, parsedArticle} from '@/tests/support/project';

const reported = (lines: string) => {
  try {
    parsedArticle(article(lines));
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
};

describe('an @ before the id of a source', () => {
  test('is reported with the corrected line', () => {
    expect(reported('sources: [@nhs-vitamin-d, @nhs-vitamin-c]')).toMatchInlineSnapshot(`
      "Source ids have no @ here.
        in: content/docs/yoga/x.mdx:4:11
        fix: write sources: [nhs-vitamin-d, nhs-vitamin-c]; only citations in the text have an @"
    `);
  });

  test.each([
    ['sources: @nhs-vitamin-d', 'write sources: [nhs-vitamin-d];'],
    ['sources: [[@nhs-vitamin-d]]', 'write sources: [nhs-vitamin-d];'],
    ['sources: [nhs-vitamin-c, @nhs-vitamin-d]', 'write sources: [nhs-vitamin-c, nhs-vitamin-d];'],
    ['sources:\n  - nhs-vitamin-c\n  - @nhs-vitamin-d', 'write - nhs-vitamin-d;'],
  ])('is reported in every notation of the list: %j', (lines, fix) => {
    expect(reported(lines)).toContain('Source ids have no @ here.');
    expect(reported(lines)).toContain(fix);
  });

  test('is reported like any other sign elsewhere', () => {
    expect(reported('group: @home')).toMatchInlineSnapshot(`
      ""@" at the start of a text has a special meaning.
        in: content/docs/yoga/x.mdx:4:8
        fix: put quotes around a text that starts with @"
    `);
  });
});

test.each([
  ['sidebar_label: Sleep: what helps', 'put quotes around the whole text: sidebar_label: "Sleep: what helps"'],
  ['sidebar_label: Why "rest": what helps', `sidebar_label: 'Why "rest": what helps'`],
])('a colon: the fix is the line with quotes (%s)', (line, fix) => {
  expect(reported(line)).toContain(fix);
});

test.each([
  ["sidebar_label: 'It's late'", `write sidebar_label: "It's late"`],
  ['sidebar_label: "The "best" soil"', `write sidebar_label: 'The "best" soil'`],
])('a quotation mark inside a quoted text: the fix is the line with the other kind (%s)', (line, fix) => {
  expect(reported(line)).toContain(fix);
});

test.each([
  ['tags:\n\t- yoga', '5:1', 'replace it with two spaces'],
  ['\tdraft: true', '4:1', 'delete it: a key starts at the left edge'],
])('a tab: the fix depends on the line (%j)', (lines, place, fix) => {
  expect(reported(lines)).toContain(`content/docs/yoga/x.mdx:${place}\n  fix: ${fix}`);
});

test.each([
  ['sidebar_label: "Sleep”', 'write sidebar_label: "Sleep"'],
  ["sidebar_label: 'Sleep’", "write sidebar_label: 'Sleep'"],
  ['sidebar_label: "Say “yes”', 'write sidebar_label: "Say “yes”"'],
])('an unclosed quotation mark: the fix names a curly one (%s)', (line, fix) => {
  expect(reported(line)).toBe(
    `The YAML cannot be read: a quotation mark is never closed.\n  in: content/docs/yoga/x.mdx:4:16\n  fix: ${fix}`,
  );
});

test.each([
  ['draft:true', 'write draft: true'],
  ['tags:[yoga]', 'write tags: [yoga]'],
  ['tags：[yoga]', 'write tags: [yoga]'],
  ['sidebar_label = Sleep', 'write sidebar_label: Sleep'],
])('a key without a colon and a space: the fix is the line with both (%s)', (line, fix) => {
  for (const lines of [line, `${line}\nunlisted: true`]) {
    expect(reported(lines)).toBe(
      `A key and its value are separated by a colon and a space.\n  in: content/docs/yoga/x.mdx:4:1\n  fix: ${fix}`,
    );
  }
});

test('words that are not a key are reported in plain words, also above another key', () => {
  expect(reported('just words\nunlisted: true')).toMatchInlineSnapshot(`
    "The YAML cannot be read: a line is not a key with a value.
      in: content/docs/yoga/x.mdx:4:1
      fix: write "key: value", with a space after the colon, or indent the line if it continues the one above"
  `);
});
