import {type ConfigData, HtmlValidate, StaticConfigLoader} from 'html-validate';
import {expect, test} from 'vitest';
import {COMPONENT_TABLE} from '@/lib/content/markdown/component-table';
import {FIGURE_KINDS} from '@/lib/figures/schema';
import rules from '@/tests/trust/htmlvalidate.json';
import {renderReference} from './render-reference';

const {html, sources} = await renderReference();
// without a build, classes of several style sheets may share a name; dozens of tables list keys
const config = {...rules, rules: {...rules.rules, 'no-dup-class': 'off', 'unique-landmark': 'off'}};
const validator = new HtmlValidate(new StaticConfigLoader(config as unknown as ConfigData));

test('every kind of figure is drawn', () => {
  for (const kind of FIGURE_KINDS) expect(html, kind).toContain(`data-kind="${kind}"`);
});

test('the example of a component shows all its attributes', () => {
  for (const [name, {attributes, example}] of Object.entries(COMPONENT_TABLE)) {
    for (const key of Object.keys(attributes)) expect(example, name).toContain(`${key}="`);
  }
});

test('it is valid HTML without style attributes', async () => {
  const {results} = await validator.validateString(html);
  expect(results.flatMap(({messages}) => messages.map(({ruleId, message}) => `${ruleId}: ${message}`))).toEqual([]);
  expect(html).not.toMatch(/\sstyle=/);
});

test('ids are unique on the page, and every reference has a target', () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const known = new Set([...ids, ...sources.map((_, index) => `source-${index + 1}`)]);
  const wanted = [...html.matchAll(/(?:href="#|popovertarget="|aria-labelledby="|url\(#)([^")]+)/gi)].map(
    ([, id]) => id!,
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});
