import {expect, test} from 'vitest';
import {checkData, checkFactFile} from './check';
import {parseFactFile} from './fact-files';
import {readSources} from './sources';

const messages = (yaml: string) =>
  checkFactFile(parseFactFile('test', yaml), ['nhs-sleep', 'cdc-sleep']).map(({message}) => message);

test("the site's own data is sound", () => {
  expect(checkData()).toEqual([]);
});

test('a row without a source, an id used twice and an unknown source are found', () => {
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
      fix: give it an id of its own",
    ]
  `);
});

test('an upper limit below the intake is found', () => {
  expect(
    messages(`x:
  intake: {values: {men: 10}, src: [nhs-sleep]}
  ul: {values: {men: 9}, src: [nhs-sleep]}
`),
  ).toMatchInlineSnapshot(`
    [
      "The upper limit for men is below the intake.
      in: content/data/facts/test.yml:3:17
      fix: read both again, or say in the note of \`ul\` that it counts supplements only",
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
    [SiteError: The YAML cannot be read: the same key stands twice.
      in: content/data/facts/test.yml:2:1
      fix: keep one of the two lines]
  `);
});

test('an unsound source names its line', () => {
  const yaml = `nhs:
  title: Sleep
  publisher: NHS
  url: http://nhs.uk
  year: living
  topics: [sleep]
  kind: guideline
  checked: false
`;
  expect(() => readSources(yaml, 'sources.yml')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Source "nhs" is not sound: url: Invalid URL.
      in: sources.yml:4:3
      fix: give it a title, a publisher, an https url, a year, topics, a kind and checked: true or false]
  `);
});
