import {type ConfigData, HtmlValidate, StaticConfigLoader} from 'html-validate';
import {expect, test} from 'vitest';
import {COMPONENT_NAMES} from '@/lib/content/markdown/component-table';
import {FIGURE_KINDS} from '@/lib/figures/schema';
import rules from '@/tests/trust/htmlvalidate.json';
import {renderGallery} from './render-gallery';

const gallery = await renderGallery();
const all = gallery.groups.flatMap(({examples}) => examples);
// without a build, classes of several style sheets may share a name
const config = {...rules, rules: {...rules.rules, 'no-dup-class': 'off'}};
const validator = new HtmlValidate(new StaticConfigLoader(config as unknown as ConfigData));

test('every component and every kind of figure has an example', () => {
  const names = Object.fromEntries(gallery.groups.map(({id, examples}) => [id, examples.map(({name}) => name)]));
  expect(names.components).toEqual(COMPONENT_NAMES);
  expect(names.figures).toEqual(FIGURE_KINDS);
});

test('the example of a component shows all its attributes', () => {
  const components = gallery.groups.find(({id}) => id === 'components')!.examples;
  for (const {name, source, keys} of components) for (const {key} of keys) expect(source, name).toContain(`${key}="`);
});

test.each(all.map(({name, html}) => ({name, html})))('$name is valid HTML without style attributes', async ({html}) => {
  const {results} = await validator.validateString(html);
  expect(results.flatMap(({messages}) => messages.map(({ruleId, message}) => `${ruleId}: ${message}`))).toEqual([]);
  expect(html).not.toMatch(/\sstyle=/);
});

test('ids are unique on the page, and every reference has a target', () => {
  const page = all.map(({html}) => html).join('');
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const known = new Set([...ids, ...gallery.sources.map((_, index) => `source-${index + 1}`)]);
  const wanted = [...page.matchAll(/(?:href="#|popovertarget="|aria-labelledby="|url\(#)([^")]+)/gi)].map(
    ([, id]) => id!,
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});
