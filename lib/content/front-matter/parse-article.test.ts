import {describe, expect, test} from 'vitest';
import {article, parsedArticle} from '@/tests/support/project';
import type {ArticleKind} from './schema';

const parse = (text: string, kind: ArticleKind = 'doc') => parsedArticle(text, kind);

describe('keys', () => {
  test('an unknown key suggests the closest one', () => {
    expect(() => parse(article('sidebar_postion: 3'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "sidebar_postion".
        in: content/docs/yoga/x.mdx:4:1
        fix: did you mean "sidebar_position"? known keys: title, description, tags, sources, updated, format, slug, draft, unlisted, publishAt, asks, corrections, aliases, searched, reviewed, cover, group, sidebar_position, sidebar_label]
    `);
  });

  test('a key of docs is unknown in a post', () => {
    expect(() => parse(article('group: Begin'), 'post')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "group".
        in: content/docs/yoga/x.mdx:4:1
        fix: known keys: title, description, tags, sources, updated, format, slug, draft, unlisted, publishAt, asks, corrections, aliases, searched, reviewed, cover, date]
    `);
  });

  test('a missing title is reported', () => {
    expect(() => parse('---\ndescription: What the reader gets.\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "title" is missing.
        in: content/docs/yoga/x.mdx:2:1
        fix: add it: a text]
    `);
  });

  test('a misspelt title is reported as such, and not as missing', () => {
    expect(() => parse('---\ntitel: A title\ndescription: x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "titel".
        in: content/docs/yoga/x.mdx:2:1
        fix: did you mean "title"? known keys: title, description, tags, sources, updated, format, slug, draft, unlisted, publishAt, asks, corrections, aliases, searched, reviewed, cover, group, sidebar_position, sidebar_label]
    `);
  });

  test('an empty title is refused', () => {
    expect(() => parse('---\ntitle: ""\ndescription: x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "title" is empty.
        in: content/docs/yoga/x.mdx:2:1
        fix: write something]
    `);
  });

  test('a title that is a number needs quotes', () => {
    expect(() => parse('---\ntitle: 1984\ndescription: x\n---\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "title" is not a text: 1984.
        in: content/docs/yoga/x.mdx:2:1
        fix: put quotes around it]
    `);
  });

  test('a single tag that is not in a list is reported with the list', () => {
    expect(() => parse(article('tags: yoga'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "tags" is not a list: "yoga".
        in: content/docs/yoga/x.mdx:4:1
        fix: write it as a list: [yoga]]
    `);
  });

  test('a draft is true or false, not yes or no', () => {
    expect(() => parse(article('draft: yes'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "draft" is not true or false: "yes".
        in: content/docs/yoga/x.mdx:4:1
        fix: write true or false]
    `);
  });

  test('a position in the sidebar is a number', () => {
    expect(() => parse(article('sidebar_position: first'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "sidebar_position" is not a number: "first".
        in: content/docs/yoga/x.mdx:4:1
        fix: write a number]
    `);
  });

  test('a day that does not exist is refused', () => {
    expect(() => parse(article('updated: 2025-02-30'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "updated" is not valid: "2025-02-30".
        in: content/docs/yoga/x.mdx:4:1
        fix: write a calendar day as YYYY-MM-DD, such as 2026-03-31]
    `);
  });

  test('a day in another notation is refused', () => {
    expect(() => parse(article('publishAt: March 3, 2026'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "publishAt" is not valid: "March 3, 2026".
        in: content/docs/yoga/x.mdx:4:1
        fix: write it as YYYY-MM-DD: 2026-03-03]
    `);
  });

  test('an unknown format is reported with the existing formats', () => {
    expect(() => parse(article('format: how to'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "format" has a value that is not allowed: "how to".
        in: content/docs/yoga/x.mdx:4:1
        fix: did you mean "how-to"? use one of: overview, how-to, explainer, list, myth-busting, routine/plan, comparison, q-and-a, seasonal, reference]
    `);
  });

  test('an alias starts with a slash', () => {
    expect(() => parse(article('aliases: [old/address]'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "aliases.0" is not valid: "old/address".
        in: content/docs/yoga/x.mdx:4:11
        fix: a path that starts with "/" and has no spaces]
    `);
  });

  test('an article cannot be both draft and unlisted', () => {
    expect(() => parse(article('draft: true\nunlisted: true'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The article is both draft and unlisted.
        in: content/docs/yoga/x.mdx:5:1
        fix: keep draft while you are writing it, unlisted if only people with the address should find it]
    `);
  });
});

describe('what is read', () => {
  test('the body starts after the front matter, and its first line is known', () => {
    const {body, bodyLine} = parse(article('tags: [yoga]', 'First line.\n\n---\n\nLast line.'));
    expect(body).toBe('First line.\n\n---\n\nLast line.\n');
    expect(bodyLine).toBe(7);
  });

  test('missing keys have defaults', () => {
    const {frontMatter} = parse(article());
    expect(frontMatter).toEqual({
      title: 'A title',
      description: 'What the reader gets.',
      tags: [],
      sources: [],
      asks: [],
      corrections: [],
      draft: false,
      unlisted: false,
      aliases: [],
    });
  });

  test('the place of a key and of a list item is known', () => {
    const {place} = parse(article('tags: [yoga, sleep]'));
    expect(place(['tags'])).toMatchObject({line: 4, column: 1});
    expect(place(['tags', 1])).toMatchObject({line: 4, column: 14});
  });
});
