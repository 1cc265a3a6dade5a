import {expect, test} from 'vitest';
import {parseSynonyms, readSynonyms} from './synonym-file';

test("the site's list is valid and has 120 groups or more", () => {
  expect(readSynonyms().length).toBeGreaterThanOrEqual(120);
});

test('an unknown key names the file and the line', () => {
  expect(() => parseSynonyms('- same: [folate]\n  alsoo: [b9]\n')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown key "0.alsoo".
      in: content/data/synonyms.yml:2:3
      fix: did you mean "also"? known keys: same, also]
  `);
});

test('a group of one phrase, which would change nothing, is refused', () => {
  expect(() => parseSynonyms('- same: [knee]\n')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "0" is not valid.
      in: content/data/synonyms.yml:1:3
      fix: add what else readers type, or delete it]
  `);
});

test('a phrase in two groups is refused', () => {
  expect(() =>
    parseSynonyms('- same: [folate, vitamin b9]\n- same: [b9, Folate]\n'),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "Folate" is in two groups.
      in: content/data/synonyms.yml:2:14
      fix: merge the group with the one of line 1, or move it to \`also\`]
  `);
});
