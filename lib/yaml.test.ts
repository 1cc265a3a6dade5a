import {describe, expect, test} from 'vitest';
import {readYaml} from './yaml';

const read = (text: string, firstLine?: number) => readYaml(text, 'content/tags.yml', firstLine);

describe('mistakes are reported in plain words', () => {
  test('a colon in a text', () => {
    expect(() => read('label: Soil: made simple')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a colon inside a text starts a key.
        in: content/tags.yml:1:8
        fix: put quotes around a text that contains ": ", and start keys in the same column]
    `);
  });
  test('a quotation mark that is never closed', () => {
    expect(() => read("label: 'Soil\n")).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a quotation mark is never closed.
        in: content/tags.yml:2:1
        fix: close the quotes on the same line]
    `);
  });
  test('a line that is not a key', () => {
    expect(() => read('label: Soil\njust words\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a line is not a key with a value.
        in: content/tags.yml:2:1
        fix: write "key: value", or indent the line if it continues the one above]
    `);
  });
  test('a bracket that is never closed', () => {
    expect(() => read('tags: [a, b\nlabel: Soil\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a bracket is never closed.
        in: content/tags.yml:2:1
        fix: close every [ with a ] and every { with a }]
    `);
  });
  test('a line indented by one space too many', () => {
    expect(() => read('label: Soil\n description: x\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a colon inside a text starts a key.
        in: content/tags.yml:1:8
        fix: put quotes around a text that contains ": ", and start keys in the same column]
    `);
  });
  test('a tab', () => {
    expect(() => read('soil:\n\tlabel: Soil\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a tab is used instead of spaces.
        in: content/tags.yml:2:1
        fix: indent with spaces]
    `);
  });
  test.each(["label: 'It's late'", 'label: "The "best" soil"'])('text after the closing quotation mark: %s', (line) => {
    expect(() => read(`soil: 1\n${line}\n`)).toThrow(
      /a text continues after its closing quotation mark\.\n {2}in: content\/tags\.yml:2:\d+\n {2}fix: put the whole text in quotation marks of the other kind/,
    );
  });
  test('endlessly nested lists', () => {
    expect(() => read(`label: ${'['.repeat(5000)}${']'.repeat(5000)}\n`)).toThrow('are nested too deeply.');
  });
  test('a text that starts with a star', () => {
    expect(() => read('label: *important\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a text starts with "*" or "&", which have a special meaning.
        in: content/tags.yml:1:8
        fix: put quotes around the text, or write out the value that it repeats]
    `);
  });
  test('a text that starts with an exclamation mark', () => {
    expect(() => read('label: !now Soil\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a text starts with "!", which has a special meaning.
        in: content/tags.yml:1:8
        fix: put quotes around the text]
    `);
  });
  test('a text that starts with a percent sign or at sign', () => {
    expect(() => read('label: @home\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a text starts with a character that has a special meaning.
        in: content/tags.yml:1:8
        fix: put quotes around the text]
    `);
  });
});

test("lines are counted from the YAML's first line in the file", () => {
  expect(() => read('label: Soil\nlabel: Earth\n', 10)).toThrow('content/tags.yml:11:1');
});

test('something missing is reported at the nearest parent', () => {
  const {place} = read('soil:\n  label: Soil\n');
  expect(place(['soil', 'description'])).toEqual({file: 'content/tags.yml', line: 1, column: 1});
  expect(place(['soil', 'label'])).toEqual({file: 'content/tags.yml', line: 2, column: 3});
  expect(place(['water'])).toEqual({file: 'content/tags.yml', line: 1, column: 1});
});

test('an empty text is no data', () => {
  expect(read('').data).toBeNull();
});

test.each(['kind: bar\na: &a [*a]', 'a: &a [1]\nb: *a'])('an alias is refused where it is: %j', (text) => {
  const column = text.split('\n')[1]!.indexOf('*') + 1;
  expect(() => readYaml(text, 'a.yml', 11)).toThrow(`in: a.yml:12:${column}`);
});

test('a second document in one file is reported in plain words', () => {
  expect(() => readYaml('a: 1\n---\nb: 2', 'a.yml')).toThrow('three dashes start a second document');
});
