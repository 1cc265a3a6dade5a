import {expect, test} from 'vitest';
import {parseUrgentRules, readUrgentRules} from './urgent-file';

const file = (rule: string, sets = '{}') =>
  `sets: ${sets}\nslips: []\nnotSlips: []\nrules:\n  - kind: emergency\n    ${rule}\n`;

test('the rules of the site are valid', () => {
  const {rules} = readUrgentRules();
  expect(rules.filter(({kind}) => kind === 'crisis').length).toBeGreaterThan(5);
  expect(rules.filter(({kind}) => kind === 'emergency').length).toBeGreaterThan(20);
});

test('an unknown kind, a rule without patterns and an unknown set are refused', () => {
  expect(() =>
    parseUrgentRules(file('phrases: [stroke]').replace('emergency', 'emergancy')),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "rules.0.kind" has a value that is not allowed: "emergancy".
      in: content/data/urgent.yml:5:5
      fix: did you mean "emergency"? use one of: crisis, emergency]
  `);
  expect(() => parseUrgentRules(file('unless: [swim]'))).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "rules.0.kind" is not valid.
      in: content/data/urgent.yml:5:5
      fix: add phrases, named or together]
  `);
  expect(() =>
    parseUrgentRules(file('phrases: [<kid> choking]', '{child: [toddler]}')),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: There is no set <kid>.
      in: content/data/urgent.yml:6:15
      fix: use one of: child]
  `);
  expect(() =>
    parseUrgentRules(file('phrases: [stroke]', '{person: [<child>], child: [toddler]}')),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: There is no set <child> before this one.
      in: content/data/urgent.yml:1:17
      fix: use one of: (none exist yet)]
  `);
});

test('a broken link is refused', () => {
  const linked = (to: string) => file(`phrases: [stroke]\n    see: [{label: Read, to: ${to}}]`);
  const idsOf = (route: string) => (route === '/docs/a' ? new Set(['first-minute']) : undefined);
  expect(() => parseUrgentRules(linked('docs/a'), idsOf)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "rules.0.see.0.to" is not valid: "docs/a".
      in: content/data/urgent.yml:7:25
      fix: write the route of an article, as in /docs/wellness/Finding-Help#the-doctor]
  `);
  expect(() => parseUrgentRules(linked('/docs/b'), idsOf)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The article /docs/b does not exist.
      in: content/data/urgent.yml:7:25
      fix: write the route of a listed article]
  `);
  expect(() => parseUrgentRules(linked('/docs/a#first-minut'), idsOf)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: /docs/a has no anchor #first-minut.
      in: content/data/urgent.yml:7:25
      fix: did you mean "first-minute"? use one of: first-minute]
  `);
  expect(parseUrgentRules(linked('/docs/a#first-minute'), idsOf).rules).toHaveLength(1);
});
