import {expect, test} from 'vitest';
import {smarten, splitUnbroken} from './typography';

test('quotes, apostrophes, dots and ranges are typographic', () => {
  expect(smarten(`"Don't," she said... (4-6 days)`)).toBe('“Don’t,” she said… (4–6 days)');
  expect(smarten('on 2021-09-01, 1-800-662-4357')).toBe('on 2021-09-01, 1-800-662-4357');
  expect(smarten('0.5-1.5 cm')).toBe('0.5–1.5 cm');
});

test.each([
  ['an e-bike’s lock, X-ray', ['an ', 'e-bike’s', ' lock, ', 'X-ray', '']],
  ['names in -sartan (-pril)', ['names in ', '-sartan', ' (', '-pril', ')']],
  ['-ing', ['', '-ing', '']],
])('“%s”: short prefixes and endings stay whole', (text, parts) => {
  expect(splitUnbroken(text)).toEqual(parts);
});

test.each(['well-known', 'tie-dye', 'so - yes', '5-a-day', 'below -5 °C', 'a@b-c.org', 'step-by-step'])(
  '“%s” may break',
  (text) => {
    expect(splitUnbroken(text)).toEqual([text]);
  },
);
