import {expect, test} from 'vitest';
import {insideCurly} from './curly-quotes';

test.each([
  ['“Growing beans”', 'Growing beans'],
  ['„Bohnen ziehen“', 'Bohnen ziehen'],
  ['”Odla bönor”', 'Odla bönor'],
  ['‘Growing beans’', 'Growing beans'],
  ['‘Don’t panic’', 'Don’t panic'],
  ['“A “good” bean”', 'A “good” bean'],
  ['“Growing ‘beans’”', 'Growing ‘beans’'],
])('%s is a whole value in quotes', (value, inside) => {
  expect(insideCurly(value)).toBe(inside);
});

test.each([
  '“Beans” and “peas”',
  '„Bohnen“ und „Erbsen“',
  '”Bönor” och ”ärter”',
  '‘Beans’ and ‘peas’',
  '“Beans” in pots',
  '“Beans',
  '“Beans’',
  'Beans',
])('%s is not', (value) => {
  expect(insideCurly(value)).toBeUndefined();
});
