import {expect, test} from 'vitest';
import {questions} from '@/content/sections';
import {sidebarsConfig} from '@/lib/config';
import {sections} from '@/lib/sections';
import {folderWith} from '@/tests/support/project';
import {questionFaults, sectionFaults} from './section-faults';

const row = {id: 'pets', label: 'Pets', hue: 'leaf', sidebar: 'yogaSidebar', line: 'Fur and feathers.'};
const reported = (rows: readonly unknown[], root = folderWith({})) =>
  sectionFaults(root, rows, ['yogaSidebar', 'sidebar']).map(({message}) => message);

test("the site's own sections are valid", () => {
  expect(sectionFaults(process.cwd(), sections, Object.keys(sidebarsConfig().sidebars))).toEqual([]);
  const ids = sections.map(({id}) => id);
  expect(questionFaults(process.cwd(), questions, ids)).toEqual([]);
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

test('questions of a section that does not exist, and one without an answer, are reported at their lines', () => {
  const root = folderWith({
    'content/sections.ts': "export const questions = {\n  pet: [\n    {ask: 'Who barks?'},\n  ],\n};\n",
  });
  const asked = (questions: unknown) => questionFaults(root, questions, ['pets']).map(({message}) => message);
  expect(asked({pet: [{ask: 'Who barks?', to: '/docs/pets/dogs'}]})).toMatchInlineSnapshot(`
    [
      "Unknown section "pet" with questions.
      in: content/sections.ts:2:3
      fix: did you mean "pets"? use one of: pets",
    ]
  `);
  expect(asked({pet: [{ask: 'Who barks?'}]})).toMatchInlineSnapshot(`
    [
      ""pet.0.to" is missing.
      in: content/sections.ts:3:5
      fix: a path that starts with "/"",
    ]
  `);
});
