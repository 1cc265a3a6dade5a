import {expect, test} from 'vitest';
import {parseSynonyms, readSynonyms} from './synonym-file';

test('the list of the site is sound and has 120 groups or more', () => {
  expect(readSynonyms().length).toBeGreaterThanOrEqual(120);
});

test('an unknown key names the file and the line', () => {
  expect(() => parseSynonyms('- same: [folate]\n  alsoo: [b9]\n')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown key "0.alsoo".
      in: content/data/synonyms.yml:2:3
      fix: did you mean "also"? known keys: same, also, urgent, unless, see]
  `);
});

test('a phrase in two groups is refused', () => {
  expect(() => parseSynonyms('- same: [folate]\n- same: [b9, Folate]\n')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "Folate" is in two groups.
      in: content/data/synonyms.yml:2:14
      fix: join the group with the one of line 1, or move it to \`also\`]
  `);
});

test('an unknown kind of urgency, marks without one, and links that lead nowhere are refused', () => {
  expect(() => parseSynonyms('- same: [chest pain]\n  urgent: emergancy\n')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "0.urgent" has a value that is not allowed: "emergancy".
      in: content/data/synonyms.yml:2:3
      fix: did you mean "emergency"? use one of: crisis, emergency]
  `);
  expect(() => parseSynonyms('- same: [stroke]\n  unless: [swim]\n')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "0.urgent" is not valid.
      in: content/data/synonyms.yml:1:3
      fix: write urgent: crisis or urgent: emergency beside unless and see, or leave them out]
  `);
  const linked = (to: string) => `- same: [stroke]\n  urgent: emergency\n  see: [{label: Read, to: ${to}}]\n`;
  const idsOf = (route: string) => (route === '/docs/a' ? new Set(['first-minute']) : undefined);
  expect(() => parseSynonyms(linked('docs/a'), idsOf)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "0.see.0.to" is not valid: "docs/a".
      in: content/data/synonyms.yml:3:23
      fix: write the route of an article, as in /docs/wellness/Finding-Help#the-doctor]
  `);
  expect(() => parseSynonyms(linked('/docs/b'), idsOf)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: There is no article /docs/b.
      in: content/data/synonyms.yml:3:23
      fix: write the route of an article that is in lists]
  `);
  expect(() => parseSynonyms(linked('/docs/a#first-minut'), idsOf)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: /docs/a has no anchor #first-minut.
      in: content/data/synonyms.yml:3:23
      fix: did you mean "first-minute"? use one of: first-minute]
  `);
  expect(parseSynonyms(linked('/docs/a#first-minute'), idsOf)).toHaveLength(1);
});
