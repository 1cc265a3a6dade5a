import {expect, test} from 'vitest';
import {checkData, checkFactFile} from './check';
import {parseDrawings} from './drawings';
import {parseFactFile} from './fact-files';
import {readSources} from './sources';

const messages = (yaml: string) =>
  checkFactFile(parseFactFile('test', yaml), ['nhs-sleep', 'cdc-sleep']).map(({message}) => message);

test("the site's own data is valid", () => {
  expect(checkData()).toEqual([]);
});

test('reports a row without a source, a repeated id and an unknown source', () => {
  expect(
    messages(`rows:
  - {id: a, text: one}
  - {id: a, text: two, src: [nhs-sleeep]}
  - {text: three, src: [cdc-sleep]}
`),
  ).toMatchInlineSnapshot(`
    [
      "The row "a" has no source.
      in: content/data/facts/test.yml:2:5
      fix: add src: [source-id]",
      "Unknown source "nhs-sleeep".
      in: content/data/facts/test.yml:3:24
      fix: did you mean "nhs-sleep"? use one of: nhs-sleep, cdc-sleep",
      "The id "a" is used twice in rows.
      in: content/data/facts/test.yml:3:6
      fix: rename one of them",
      "A row of rows has no id.
      in: content/data/facts/test.yml:4:5
      fix: give it a unique id",
    ]
  `);
});

test('reports an upper limit below the intake', () => {
  expect(
    messages(`x:
  intake: {values: {men: 10}, src: [nhs-sleep]}
  ul: {values: {men: 9}, src: [nhs-sleep]}
`),
  ).toMatchInlineSnapshot(`
    [
      "The upper limit for men is below the intake.
      in: content/data/facts/test.yml:3:17
      fix: check both, or say in the note of \`ul\` that it counts supplements only",
    ]
  `);
});

test('reports a contact whose numbers are ambiguous', () => {
  expect(
    messages(`rows:
  - {id: a, contact: 1-800-662-HELP, src: [nhs-sleep]}
  - {id: b, contact: 1737, src: [nhs-sleep]}
  - {id: c, contact: call or text 988, src: [nhs-sleep]}
`),
  ).toMatchInlineSnapshot(`
    [
      "The contact "1-800-662-HELP" contains "1-800-662-HELP", which is not clearly a phone number.
      in: content/data/facts/test.yml:2:13
      fix: write each number in digits, as in "call 111", "0808 808 8000", "1-800-662-4357" or "+44 20 7946 0000", followed by a comma, brackets or nothing; opening hours have their own key",
      "The contact is not text: leading zeros would be lost.
      in: content/data/facts/test.yml:3:13
      fix: put it in quotes",
    ]
  `);
});

test('malformed YAML names file, line and column', () => {
  expect(() => parseFactFile('test', 'rows:\n  - {id: a')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The YAML cannot be read: a bracket is never closed.
      in: content/data/facts/test.yml:2:11
      fix: close every [ with a ] and every { with a }]
  `);
  expect(() => parseFactFile('test', 'a: 1\na: 2')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The YAML cannot be read: the same key appears twice.
      in: content/data/facts/test.yml:2:1
      fix: remove one of the two lines]
  `);
});

test('an invalid source names its line, the problem and the fix', () => {
  const valid = {title: 'Sleep', publisher: 'NHS', url: 'https://nhs.uk', year: 2019, kind: 'guideline', seen: 'page'};
  const parse = (change: object) => () => {
    const rows = Object.entries({...valid, topics: ['sleep'], ...change});
    return readSources(
      `nhs:\n${rows.map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`).join('\n')}`,
      'sources.yml',
    );
  };
  expect(parse({})().get('nhs')).toMatchObject(valid);
  expect(parse({title: `"Do's" in 2020-2025`})().get('nhs')?.title).toBe('“Do’s” in 2020–2025');
  expect(parse({url: 'http://nhs.uk'})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Source "nhs": "url" is not valid: "http://nhs.uk".
      in: sources.yml:4:3
      fix: a whole address that starts with https://]
  `);
  expect(parse({year: '2019'})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Source "nhs": "year" is not valid: "2019".
      in: sources.yml:5:3
      fix: a year without quotes, such as 2019, or living]
  `);
  expect(parse({kind: 'guidelines'})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Source "nhs": "kind" has a value that is not allowed: "guidelines".
      in: sources.yml:6:3
      fix: did you mean "guideline"? use one of: fact-sheet, guideline, systematic-review, review, trial, observational, case-report, laboratory, survey, statistics, law, standard, textbook, extension, news, seller, blog]
  `);
  expect(parse({sen: 'page'})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Source "nhs": Unknown key "sen".
      in: sources.yml:9:3
      fix: did you mean "seen"? known keys: title, publisher, url, year, topics, kind, seen, note]
  `);
});

test('an invalid drawing of a pose names its line', () => {
  expect(() =>
    parseDrawings('tree:\n  body: []', 'content/data/drawings/poses.yml'),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Drawing of a pose: "tree.body" is not valid.
      in: content/data/drawings/poses.yml:2:3
      fix: a body has one torso]
  `);
  expect(() =>
    parseDrawings('tree:\n  bdy: []', 'content/data/drawings/poses.yml'),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Drawing of a pose: Unknown key "tree.bdy".
      in: content/data/drawings/poses.yml:2:3
      fix: did you mean "body"? known keys: body, props]
  `);
});
