import {describe, expect, test} from 'vitest';
import {article, frontOf} from '@/tests/support/project';

const parse = (text: string) => frontOf(text);

describe('YAML', () => {
  test('malformed YAML is found at its line and column', () => {
    expect(() => parse('---\ntitle: Soil: made simple\ndescription: x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a colon inside a text starts a key.
        in: content/docs/yoga/x.mdx:2:8
        fix: put quotes round the whole text: title: "Soil: made simple"]
    `);
  });

  test('a quote that never ends is found', () => {
    expect(() => parse('---\ntitle: "Soil\ndescription: x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a quotation mark is never closed.
        in: content/docs/yoga/x.mdx:2:8
        fix: write title: "Soil"]
    `);
  });

  test('nor is a text over two lines above it taken for it', () => {
    expect(() => parse('---\ntitle: "Soil\n  and sun"\ndescription: "x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a quotation mark is never closed.
        in: content/docs/yoga/x.mdx:4:14
        fix: write description: "x"]
    `);
  });

  test('a list that never ends is found', () => {
    expect(() => parse(article('tags: [yoga, sleep'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a bracket is never closed.
        in: content/docs/yoga/x.mdx:4:7
        fix: write tags: [yoga, sleep]]
    `);
  });

  test('a tab cannot indent', () => {
    expect(() => parse(article('tags:\n\t- yoga'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a tab is used instead of spaces.
        in: content/docs/yoga/x.mdx:5:1
        fix: write two spaces in its place]
    `);
  });

  test('the same key twice is refused at the second one', () => {
    expect(() => parse(article('title: Another title'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: the same key appears twice.
        in: content/docs/yoga/x.mdx:4:1
        fix: keep one of the two lines]
    `);
  });

  test('the same broken YAML is refused each time it is read', () => {
    const text = article('tags: [yoga');
    expect(() => parse(text)).toThrow('The YAML cannot be read');
    expect(() => parse(text)).toThrow('The YAML cannot be read');
  });

  test('references that multiply are refused', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...'bcdefgh'.split('').map((name, index) => {
        const before = `*${'abcdefg'[index]}`;
        return `${name}: &${name} [${Array.from({length: 9}, () => before).join(', ')}]`;
      }),
    ];
    expect(() => parse(article(bomb.join('\n')))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML refers to itself too often.
        in: content/docs/yoga/x.mdx:2
        fix: write the values out instead of using & and *]
    `);
  });

  test('a tag of YAML that stands for a program is refused', () => {
    expect(() => parse(article('group: !!js/function "function () {}"'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a text starts with "!", which has a special meaning.
        in: content/docs/yoga/x.mdx:4:8
        fix: put quotes around the text]
    `);
  });

  test('front matter that is a list is refused', () => {
    expect(() => parse('---\n- title\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The front matter has no keys.
        in: content/docs/yoga/x.mdx:2:1
        fix: write one "key: value" on each line, title and description first]
    `);
  });

  test('the words yes, no and a date stay texts', () => {
    const {front} = parse(article('group: no\nupdated: 2025-11-20\ntags: [on, 12am]'));
    expect([front.group, front.updated, front.tags]).toEqual(['no', '2025-11-20', ['on', '12am']]);
  });
});

describe('the fence of the front matter', () => {
  test('a file without front matter is reported how to begin', () => {
    expect(() => parse('## A heading\n\nText.\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The front matter is missing.
        in: content/docs/yoga/x.mdx:1:1
        fix: begin the file with three dashes, the keys title and description, and three dashes]
    `);
  });

  test('an empty front matter is reported so, as by the check', () => {
    expect(() => parse('---\n---\n\nText.\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The front matter has no keys.
        in: content/docs/yoga/x.mdx:2:1
        fix: write one "key: value" on each line, title and description first]
    `);
  });

  test('a front matter that never ends is reported so', () => {
    expect(() => parse('---\ntitle: A title\ndescription: x\n\nText.\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The front matter that begins here does not end: its closing line of three dashes is missing.
        in: content/docs/yoga/x.mdx:1:1
        fix: write --- on a line of its own below line 3 (description: x), before the text]
    `);
  });

  test.each(['js', 'javascript', 'json', 'coffee'])('front matter in %s is never run', (language) => {
    const run = `---${language}\n{title: (globalThis.sunrootWasRun = true), description: "x"}\n---\n\nText.\n`;
    expect(() => parse(run)).toThrow('Front matter that is a program is never run.');
    expect(globalThis).not.toHaveProperty('sunrootWasRun');
  });

  test('front matter that is a program is refused with the remedy', () => {
    expect(() => parse('---js\n{}\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter that is a program is never run.
        in: content/docs/yoga/x.mdx:1:1
        fix: write it as YAML between two lines of three dashes]
    `);
  });
});
