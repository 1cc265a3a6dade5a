import {expect, test} from 'vitest';
import {suggestDay} from './suggest-day';

test.each([
  ['22.11.2026', '2026-11-22'],
  ['1.2.2026', '2026-02-01'],
  ['22/11/2026', '2026-11-22'],
  ['11/22/2026', '2026-11-22'],
  ['3/4/2026', '2026-04-03 or 2026-03-04'],
  ['2026-1-5', '2026-01-05'],
  ['2026/01/05', '2026-01-05'],
  ['2026-11-22T10:00:00Z', '2026-11-22'],
  ['March 3, 2026', '2026-03-03'],
  ['22nd of November 2026', '2026-11-22'],
])('%s is %s', (written, day) => {
  expect(suggestDay(written)).toBe(`write it as YYYY-MM-DD: ${day}`);
});

test.each(['2025-02-30', '31.02.2026', 'soon', '2026', ''])('%j is not recognised as a day', (written) => {
  expect(suggestDay(written)).toBe('write a calendar day as YYYY-MM-DD, such as 2026-03-31');
});
