import {expect, test} from 'vitest';
import {cardsFor, numericColumns, withoutSparse} from './table-fit';

test('a column of numbers and ranges is numeric, with or without empty cells; the first names the rows', () => {
  const rows = [
    ['1', '15', '3–8', '20 %', 'some'],
    ['2', '', '1,200', '5%', '3'],
  ];
  expect(numericColumns(rows)).toEqual([false, true, true, true, false]);
});

test('more than three columns, or three with long words, become cards on a phone; short cells share a line', () => {
  expect(cardsFor([['Food', 'Amount', 'Iron']])).toBeUndefined();
  expect(
    cardsFor([
      ['Recommendation', 'Circumstances', 'Considerations'],
      ['A', 'B', 'C'],
    ]),
  ).toBe('short');
  expect(
    cardsFor([
      ['A', 'B', 'C', 'D'],
      ['Kale', 'low', 'most', 'April to June'],
    ]),
  ).toBe('short');
  expect(
    cardsFor([
      ['A', 'B', 'C', 'D'],
      ['Kale', 'x', 'A whole sentence of some length, and more', 'y, and something'],
    ]),
  ).toBe('long');
  expect(cardsFor([['Extraordinarily-long', 'Uncharacteristically']])).toBeUndefined();
  // addresses of links and citations are not printed
  expect(cardsFor([['Food', '[Iron](/docs/vitamins/a-long-address)', 'Salt [@who-sodium-reduction]']])).toBeUndefined();
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
});
