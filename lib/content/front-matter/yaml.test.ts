import {describe, expect, test} from 'vitest';
import {article, parsedArticle} from '@/tests/support/project';

const parse = (text: string) => parsedArticle(text);

describe('YAML', () => {
  test('malformed YAML is reported with line and column', () => {
    expect(() => parse('---\ntitle: Soil: made simple\ndescription: x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a colon inside a text starts a key.
        in: content/docs/yoga/x.mdx:2:8
        fix: put quotes around the whole text: title: "Soil: made simple"]
    `);
  });

  test('an unclosed quote is found', () => {
    expect(() => parse('---\ntitle: "Soil\ndescription: x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a quotation mark is never closed.
        in: content/docs/yoga/x.mdx:2:8
        fix: write title: "Soil"]
    `);
  });

  test('a text over two lines above it is not taken for it', () => {
    expect(() => parse('---\ntitle: "Soil\n  and sun"\ndescription: "x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a quotation mark is never closed.
        in: content/docs/yoga/x.mdx:4:14
        fix: write description: "x"]
    `);
  });

  test('an unclosed list is found', () => {
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
        fix: replace it with two spaces]
    `);
  });

  test('a repeated key is refused at the second one', () => {
    expect(() => parse(article('title: Another title'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: the same key appears twice.
        in: content/docs/yoga/x.mdx:4:1
        fix: remove one of the two lines]
    `);
  });

  test('the same broken YAML is refused on every read', () => {
    const text = article('tags: [yoga');
    expect(() => parse(text)).toThrow('The YAML cannot be read');
    expect(() => parse(text)).toThrow('The YAML cannot be read');
  });

  test('multiplying references are refused', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...'bcdefgh'.split('').map((name, index) => {
        const before = `*${'abcdefg'[index]}`;
        return `${name}: &${name} [${Array.from({length: 9}, () => before).join(', ')}]`;
      }),
    ];
    expect(() => parse(article(bomb.join('\n')))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "&" at the start of a text has a special meaning.
        in: content/docs/yoga/x.mdx:5:4
        fix: put quotes around a text that starts with &]
    `);
  });

  test('a YAML tag for a program is refused', () => {
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
        fix: write one "key: value" per line, title and description first]
    `);
  });

  test('the words yes and no, and a date, stay text', () => {
    const {frontMatter} = parse(article('group: no\nupdated: 2025-11-20\ntags: [on, 12am]'));
    expect([frontMatter.group, frontMatter.updated, frontMatter.tags]).toEqual(['no', '2025-11-20', ['on', '12am']]);
  });
});

describe('the fence of the front matter', () => {
  test('a missing front matter is reported with how to start it', () => {
    expect(() => parse('## A heading\n\nText.\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The front matter is missing.
        in: content/docs/yoga/x.mdx:1:1
        fix: start the file with three dashes, the keys title and description, and three dashes]
    `);
  });

  test('an empty front matter is reported as such, as by the check', () => {
    expect(() => parse('---\n---\n\nText.\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The front matter has no keys.
        in: content/docs/yoga/x.mdx:2:1
        fix: write one "key: value" per line, title and description first]
    `);
  });

  test('a front matter without an end is reported as such', () => {
    expect(() => parse('---\ntitle: A title\ndescription: x\n\nText.\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The front matter that starts here does not end: its closing line of three dashes is missing.
        in: content/docs/yoga/x.mdx:1:1
        fix: write --- on a separate line below line 3 (description: x), before the text]
    `);
  });

  test.each(['js', 'javascript', 'json', 'coffee'])('front matter in %s is never run', (language) => {
    const run = `---${language}\n{title: (globalThis.sunrootWasRun = true), description: "x"}\n---\n\nText.\n`;
    expect(() => parse(run)).toThrow('Front matter that is a program is never run.');
    expect(globalThis).not.toHaveProperty('sunrootWasRun');
  });

  test('front matter that is a program is refused with a fix', () => {
    expect(() => parse('---js\n{}\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter that is a program is never run.
        in: content/docs/yoga/x.mdx:1:1
        fix: write it as YAML between two lines of three dashes]
    `);
  });
});
