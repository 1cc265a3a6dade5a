import {describe, expect, test} from 'vitest';
import {article} from '@/tests/support/project';
import {type ArticleKind, parseFrontMatter} from './front-matter';

const parse = (text: string, kind: ArticleKind = 'doc') => parseFrontMatter(text, 'content/docs/yoga/x.mdx', kind);

describe('keys', () => {
  test('an unknown key suggests the nearest one', () => {
    expect(() => parse(article('sidebar_postion: 3'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: Unknown key "sidebar_postion".
        in: content/docs/yoga/x.mdx:4:1
        fix: did you mean "sidebar_position"? known keys: title, description, tags, sources, updated, format, slug, draft, unlisted, publishAt, aliases, series, group, sidebar_position, sidebar_label]
    `);
  });

  test('a key of docs is unknown in a post', () => {
    expect(() => parse(article('group: Begin'), 'post')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: Unknown key "group".
        in: content/docs/yoga/x.mdx:4:1
        fix: known keys: title, description, tags, sources, updated, format, slug, draft, unlisted, publishAt, aliases, series, date]
    `);
  });

  test('a missing title is named', () => {
    expect(() => parse('---\ndescription: What the reader gets.\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: "title" is missing.
        in: content/docs/yoga/x.mdx:2:1
        fix: add it: a text]
    `);
  });

  test('a misspelt title is told as such, and not as missing', () => {
    expect(() => parse('---\ntitel: A title\ndescription: x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: Unknown key "titel".
        in: content/docs/yoga/x.mdx:2:1
        fix: did you mean "title"? known keys: title, description, tags, sources, updated, format, slug, draft, unlisted, publishAt, aliases, series, group, sidebar_position, sidebar_label]
    `);
  });

  test('an empty title is refused', () => {
    expect(() => parse('---\ntitle: ""\ndescription: x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: "title" is empty.
        in: content/docs/yoga/x.mdx:2:1
        fix: write something]
    `);
  });

  test('a title that is a number needs quotes', () => {
    expect(() => parse('---\ntitle: 1984\ndescription: x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: "title" is not a text: 1984.
        in: content/docs/yoga/x.mdx:2:1
        fix: put it in quotes: "1984"]
    `);
  });

  test('a single tag that is not a list is shown as a list', () => {
    expect(() => parse(article('tags: yoga'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: "tags" is not a list: "yoga".
        in: content/docs/yoga/x.mdx:4:1
        fix: write it as a list: [yoga]]
    `);
  });

  test('a draft is true or false, not yes or no', () => {
    expect(() => parse(article('draft: yes'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: "draft" is not true or false: "yes".
        in: content/docs/yoga/x.mdx:4:1
        fix: write true or false]
    `);
  });

  test('a place in the sidebar is a number', () => {
    expect(() => parse(article('sidebar_position: first'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: "sidebar_position" is not a number: "first".
        in: content/docs/yoga/x.mdx:4:1
        fix: write a number]
    `);
  });

  test('a day that does not exist is refused', () => {
    expect(() => parse(article('updated: 2025-02-30'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: "updated" is not valid: "2025-02-30".
        in: content/docs/yoga/x.mdx:4:1
        fix: write a day of the calendar as YYYY-MM-DD]
    `);
  });

  test('a day in another notation is refused', () => {
    expect(() => parse(article('publishAt: March 3, 2026'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: "publishAt" is not valid: "March 3, 2026".
        in: content/docs/yoga/x.mdx:4:1
        fix: write a day of the calendar as YYYY-MM-DD]
    `);
  });

  test('an unknown format is told with the formats there are', () => {
    expect(() => parse(article('format: how to'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: "format" has a value that is not allowed: "how to".
        in: content/docs/yoga/x.mdx:4:1
        fix: did you mean "how-to"? use one of: overview, how-to, explainer, list, myth-busting, routine/plan, comparison, q-and-a, seasonal, reference]
    `);
  });

  test('an older address begins with a slash', () => {
    expect(() => parse(article('aliases: [old/address]'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: "aliases.0" is not valid: "old/address".
        in: content/docs/yoga/x.mdx:4:11
        fix: a path that begins with "/"]
    `);
  });

  test('an article cannot be both draft and unlisted', () => {
    expect(() => parse(article('draft: true\nunlisted: true'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The article is both draft and unlisted.
        in: content/docs/yoga/x.mdx:5:1
        fix: keep draft while it is being written, unlisted when only people with the address should find it]
    `);
  });
});

describe('YAML', () => {
  test('malformed YAML is found at its line and column', () => {
    expect(() => parse('---\ntitle: Soil: made simple\ndescription: x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a colon inside a text starts a key.
        in: content/docs/yoga/x.mdx:2:8
        fix: put quotes round a text that contains ": ", and let keys begin at the same column]
    `);
  });

  test('a quote that never ends is found', () => {
    expect(() => parse('---\ntitle: "Soil\ndescription: x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a quotation mark is never closed.
        in: content/docs/yoga/x.mdx:3:15
        fix: close the quotes on the same line]
    `);
  });

  test('a list that never ends is found', () => {
    expect(() => parse(article('tags: [yoga, sleep'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a bracket is never closed.
        in: content/docs/yoga/x.mdx:4:19
        fix: close every [ with a ] and every { with a }]
    `);
  });

  test('a tab cannot indent', () => {
    expect(() => parse(article('tags:\n\t- yoga'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a tab stands where spaces belong.
        in: content/docs/yoga/x.mdx:5:1
        fix: indent with spaces]
    `);
  });

  test('the same key twice is refused at the second one', () => {
    expect(() => parse(article('title: Another title'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: the same key stands twice.
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
    expect(() => parse(article('series: !!js/function "function () {}"'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: a text begins with "!", which has a meaning of its own.
        in: content/docs/yoga/x.mdx:4:9
        fix: put quotes round the text]
    `);
  });

  test('front matter that is a list is refused', () => {
    expect(() => parse('---\n- title\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: The value is not a group of keys: ["title"].
        in: content/docs/yoga/x.mdx:2:1
        fix: write keys with values, such as title: "A title"]
    `);
  });

  test('the words yes, no and a date stay texts', () => {
    const {data} = parse(article('series: no\nupdated: 2025-11-20\ntags: [on, 12am]'));
    expect([data.series, data.updated, data.tags]).toEqual(['no', '2025-11-20', ['on', '12am']]);
  });
});

describe('the fence of the front matter', () => {
  test('a file without front matter is told how to begin', () => {
    expect(() => parse('## A heading\n\nText.\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The front matter is missing.
        in: content/docs/yoga/x.mdx:1
        fix: begin the file with three dashes, the keys title and description, and three dashes]
    `);
  });

  test('an empty front matter misses its title', () => {
    expect(() => parse('---\n---\n\nText.\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Front matter: "title" is missing.
        in: content/docs/yoga/x.mdx:1:1
        fix: add it: a text]
    `);
  });

  test('a front matter that never ends is told so', () => {
    expect(() => parse('---\ntitle: A title\ndescription: x\n\nText.\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The front matter does not end.
        in: content/docs/yoga/x.mdx:1
        fix: put a line of three dashes after its last key]
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
        in: content/docs/yoga/x.mdx:1
        fix: write it as YAML between two lines of three dashes]
    `);
  });
});

describe('what is read', () => {
  test('the body begins after the front matter, and its first line is known', () => {
    const {body, bodyLine} = parse(article('tags: [yoga]', 'First line.\n\n---\n\nLast line.'));
    expect(body).toBe('First line.\n\n---\n\nLast line.\n');
    expect(bodyLine).toBe(7);
  });

  test('what is left out has its default', () => {
    const {data} = parse(article());
    expect(data).toEqual({
      title: 'A title',
      description: 'What the reader gets.',
      tags: [],
      sources: [],
      draft: false,
      unlisted: false,
      aliases: [],
    });
  });

  test('the place of a key and of an item of a list is known', () => {
    const {place} = parse(article('tags: [yoga, sleep]'));
    expect(place(['tags'])).toMatchObject({line: 4, column: 1});
    expect(place(['tags', 1])).toMatchObject({line: 4, column: 14});
  });
});
