import {expect, test} from 'vitest';
import {becomesCards, numericColumns, withoutSparse} from './table-fit';

test('a column of numbers and ranges is numeric, with or without empty cells; the first names the rows', () => {
  const rows = [
    ['1', '15', '3–8', '20 %', 'some'],
    ['2', '', '1,200', '5%', '3'],
  ];
  expect(numericColumns(rows)).toEqual([false, true, true, true, false]);
});

test('a word in place of a number leaves a column numeric, words in half of the cells do not', () => {
  const column = (...cells: string[]) => numericColumns(cells.map((cell) => ['Pepper', cell]))[1];
  expect(column('43', 'never', '25')).toBe(true);
  expect(column('43', 'not set', '–', '1', '2')).toBe(true);
  expect(column('43', 'never')).toBe(false);
  expect(column('43', '1', 'two with a meal')).toBe(false);
  expect(column('43', '1', '2 or more')).toBe(false);
});

test('columns that do not fit on a phone become cards, and more than three unless their cells are short', () => {
  expect(becomesCards([['Food', 'Amount', 'Iron']])).toBe(false);
  expect(becomesCards([['Recommendation', 'Circumstances', 'Considerations']])).toBe(true);
  expect(becomesCards([['Extraordinarily-long', 'Uncharacteristically']])).toBe(false);
  // addresses of links and citations are not printed
  expect(becomesCards([['Food', '[Iron](/docs/vitamins/a-long-address)', 'Salt [@who-sodium-reduction]']])).toBe(false);

  const head = ['Seed', '10 (50)', '15 (59)', '20 (68)', '25 (77)', '30 (86)'];
  expect(becomesCards([head, ['Cucumber', 'never', '13', '6', '4', '3']])).toBe(false);
  const units = ['Seed', '10 °C (50 °F)', '15 °C (59 °F)', '20 °C (68 °F)', '25 °C (77 °F)', '30 °C (86 °F)'];
  expect(becomesCards([units, ['Cucumber', 'never', '13', '6', '4', '3']])).toBe(true);
  expect(
    becomesCards([
      ['A', 'B', 'C', 'D'],
      ['Kale', 'x', 'A whole sentence of some length, and more', 'y'],
    ]),
  ).toBe(true);
});

test('an almost empty column becomes notes', () => {
  const rows = [
    ['Carrot', 'half', ''],
    ['Beet', 'full', ''],
    ['Kale', 'full', 'Net it'],
    ['Leek', 'full', ''],
  ];
  expect(withoutSparse(['Crop', 'Sun', 'Note'], rows)).toEqual({
    columns: ['Crop', 'Sun'],
    rows: rows.map((cells) => cells.slice(0, 2)),
    notes: ['Kale: Net it'],
  });
  expect(withoutSparse(['Crop', 'Sun', 'Note'], rows.slice(2)).notes).toEqual([]);
  expect(withoutSparse(['Crop', 'Sun', 'Note'], [['Leek', '6 h', '']]).columns).toEqual(['Crop', 'Sun']);
});
