import {expect, test} from 'vitest';
import {sidebarsConfig} from '@/lib/config';
import {sections} from '@/lib/sections';
import {folderWith} from '@/tests/support/project';
import {sectionFaults} from './section-faults';

const row = {id: 'pets', label: 'Pets', hue: 'leaf', sidebar: 'yogaSidebar', line: 'Fur and feathers.'};
const reported = (rows: readonly unknown[], root = folderWith({})) =>
  sectionFaults(root, rows, ['yogaSidebar', 'sidebar']).map(({message}) => message);

test("the site's own sections are valid", () => {
  expect(sectionFaults(process.cwd(), sections, Object.keys(sidebarsConfig().sidebars))).toEqual([]);
});

test('an unknown colour, a missing label and an unknown key are reported with the valid values', () => {
  const {label: _, ...nameless} = row;
  expect(reported([{...row, hue: 'brown'}])[0]).toMatch(/"hue".*use one of: leaf, teal, sky, citrus, plum, clay/s);
  expect(reported([nameless])[0]).toContain('"label" is missing');
  expect(reported([{...row, lines: 'x'}])[0]).toContain('"lines"');
});

test('an id used twice, and a sidebar that does not exist, are reported at the row', () => {
  const root = folderWith({
    'content/sections.ts': "export const sections = [\n  {id: 'pets', sidebar: 'petSidebar'},\n  {id: 'pets'},\n];\n",
  });
  expect(reported([row, row], root)).toMatchInlineSnapshot(`
    [
      "The section "pets" appears twice.
      in: content/sections.ts:3:4
      fix: remove one of the rows",
    ]
  `);
  expect(reported([{...row, sidebar: 'petSidebar'}], root)).toMatchInlineSnapshot(`
    [
      "The section "pets" names a sidebar that does not exist: "petSidebar".
      in: content/sections.ts:2:16
      fix: did you mean "sidebar"? use one of: yogaSidebar, sidebar; sidebars are in content/sidebars.ts",
    ]
  `);
});
