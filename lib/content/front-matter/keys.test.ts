import {describe, expect, test} from 'vitest';
import {article, contentOf, parsedArticle} from '@/tests/support/project';
import type {ArticleKind} from './schema';

const parse = (lines: string, kind: ArticleKind = 'doc') => parsedArticle(article(lines), kind).frontMatter;

describe('searched', () => {
  test('is a day', () => {
    expect(parse('searched: 2026-11-24')).toMatchObject({searched: '2026-11-24'});
    expect(() => parse('searched: November 2026')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "searched" is not valid: "November 2026".
        in: content/docs/yoga/x.mdx:4:1
        fix: write a calendar day as YYYY-MM-DD, such as 2026-03-31]
    `);
  });

  test('is for posts and docs', () => {
    expect(parse('searched: 2026-11-24', 'post')).toMatchObject({searched: '2026-11-24'});
    expect(() => parse('searched: 2026-11-24', 'page')).toThrow('Unknown key "searched"');
  });
});

describe('asks', () => {
  test('are questions as readers type them', () => {
    expect(parse('asks: ["how deep to sow peas", " Why do my peas die? "]').asks).toEqual([
      'how deep to sow peas',
      'Why do my peas die?',
    ]);
  });

  test('that are too short or too long are refused', () => {
    expect(() => parse('asks: [ok, hm]')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "asks.0" is too short: "ok".
        in: content/docs/yoga/x.mdx:4:8
        fix: write 3 to 120 characters

      "asks.1" is too short: "hm".
        in: content/docs/yoga/x.mdx:4:12
        fix: write 3 to 120 characters]
    `);
    expect(() => parse(`asks: [${'long '.repeat(25)}]`)).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "asks.0" is too long: "long long long long long long long long long long long long….
        in: content/docs/yoga/x.mdx:4:8
        fix: write 3 to 120 characters]
    `);
  });

  test('are at most twenty', () => {
    const many = Array.from({length: 21}, (_, index) => `question ${index}`);
    expect(() => parse(`asks: [${many.join(', ')}]`)).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "asks" has too many entries: 21.
        in: content/docs/yoga/x.mdx:4:1
        fix: keep the 20 that readers ask most]
    `);
  });

  test('are unique, ignoring case and punctuation', () => {
    const asks = ['asks:', "  - What's a tablespoon?", '  - How much water?', '  - whats a TABLESPOON'].join('\n');
    expect(() => parse(asks)).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "asks.2" is not valid: "whats a TABLESPOON".
        in: content/docs/yoga/x.mdx:7:5
        fix: remove it: it repeats entry 1, ignoring case and punctuation]
    `);
  });
});

describe('cover', () => {
  test('is the name of a drawing, or of a planned one', () => {
    expect(parse('cover: two-chairs')).toMatchObject({cover: 'two-chairs'});
    expect(parse('cover: tomato', 'post')).toMatchObject({cover: 'tomato'});
  });

  test('a misspelt name is reported with similar names', () => {
    expect(() => parse('cover: two chair')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "cover" has a value that is not allowed: "two chair".
        in: content/docs/yoga/x.mdx:4:1
        fix: did you mean "two-chairs"? use one of: two-chairs, wheelchair, anchor, cairn, chard, pair, tomato, tower, watch, worm-bin, bench, calendar, clock, cobra, compass, door, feather, first-aid, grow-lamp, jar, … (169 in all)]
    `);
  });
});

describe('reviewed', () => {
  const review = 'reviewed: {by: "Dr A. Example, physiotherapist", date: 2026-11-20, scope: exercises}';

  test('names who, when and what', () => {
    expect(parse(review)).toMatchObject({
      reviewed: {by: 'Dr A. Example, physiotherapist', date: '2026-11-20', scope: 'exercises'},
    });
  });

  test('requires all three keys', () => {
    expect(() => parse(review.replace(', scope: exercises', ''))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "reviewed.scope" is missing.
        in: content/docs/yoga/x.mdx:4:1
        fix: add it: a text]
    `);
  });
});

describe('corrections', () => {
  const correction = (what: string, date = '2026-11-24') => `  - {date: ${date}, what: "${what}"}`;
  const corrections = (...lines: string[]) => ['corrections:', ...lines].join('\n');

  test('name the day and what was wrong', () => {
    expect(parse(corrections(correction('The dose was twice what it should be.')))).toMatchObject({
      corrections: [{date: '2026-11-24', what: 'The dose was twice what it should be.'}],
    });
  });

  test('describe it in a sentence or two', () => {
    expect(() => parse(corrections(correction('A slip.')))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "corrections.0.what" is too short: "A slip.".
        in: content/docs/yoga/x.mdx:5:24
        fix: write 10 to 300 characters]
    `);
    expect(() => parse(corrections(correction('Long. '.repeat(60))))).toThrow('write 10 to 300 characters');
  });

  test('require a day, and allow no other keys', () => {
    expect(() =>
      parse(corrections(correction('The dose was wrong.', '24/11/2026'))),
    ).toThrowErrorMatchingInlineSnapshot(`
        [SiteError: "corrections.0.date" is not valid: "24/11/2026".
          in: content/docs/yoga/x.mdx:5:6
          fix: write it as YYYY-MM-DD: 2026-11-24]
      `);
    expect(() =>
      parse(corrections('  - {date: 2026-11-24, waht: "The dose was wrong."}')),
    ).toThrowErrorMatchingInlineSnapshot(`
        [SiteError: Unknown key "corrections.0.waht".
          in: content/docs/yoga/x.mdx:5:24
          fix: did you mean "what"? known keys: date, what]
      `);
  });

  test('are newest first in the model, whatever their order in the file, with typographic marks', () => {
    const lines = corrections(
      correction('It’s the older one.', '2026-01-02'),
      correction("It's the first of the newest.", '2026-11-24'),
      correction('The second of the newest.', '2026-11-24'),
    );
    const {docs} = contentOf({'content/docs/yoga/x.mdx': article(lines)});
    expect(docs.doc('yoga/x')?.corrections).toEqual([
      {date: '2026-11-24', what: 'It’s the first of the newest.'},
      {date: '2026-11-24', what: 'The second of the newest.'},
      {date: '2026-01-02', what: 'It’s the older one.'},
    ]);
  });
});
