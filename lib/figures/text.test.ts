import {expect, test} from 'vitest';
import {smarten, wrapLines} from './text';

test('quotes, apostrophes, dots and ranges are typographic', () => {
  expect(smarten(`"Don't," she said... (4-6 days)`)).toBe('“Don’t,” she said… (4–6 days)');
  expect(smarten('on 2021-09-01, 1-800-662-4357')).toBe('on 2021-09-01, 1-800-662-4357');
  expect(smarten('0.5-1.5 cm')).toBe('0.5–1.5 cm');
});

test('words wrap at the width, long ones stay whole', () => {
  expect(wrapLines('One small habit', 9)).toEqual(['One small', 'habit']);
  expect(wrapLines('photosynthesis now', 5)).toEqual(['photosynthesis', 'now']);
});
