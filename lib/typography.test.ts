import {expect, test} from 'vitest';
import {smarten} from './typography';

test('quotes, apostrophes, dots and ranges are typographic', () => {
  expect(smarten(`"Don't," she said... (4-6 days)`)).toBe('“Don’t,” she said… (4–6 days)');
  expect(smarten('on 2021-09-01, 1-800-662-4357')).toBe('on 2021-09-01, 1-800-662-4357');
  expect(smarten('0.5-1.5 cm')).toBe('0.5–1.5 cm');
});
