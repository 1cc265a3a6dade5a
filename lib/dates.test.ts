import {describe, expect, test, vi} from 'vitest';
import {buildDay, formatDay, formatMonth, isCalendarDay, latestDay, monthOf, monthsAfter, yearOf} from './dates';

describe('calendar days', () => {
  test.each(['2025-03-03', '2024-02-29', '1999-12-31'])('%s is one', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  test.each(['2023-02-29', '2025-13-01', '2025-00-10', '2025-3-3', '03-03-2025', '2025-03-03T00:00', '', '2025-04-31'])(
    '"%s" is not',
    (day) => {
      expect(isCalendarDay(day)).toBe(false);
    },
  );
});

test('a day is written in English', () => {
  expect(formatDay('2025-03-03')).toBe('March 3, 2025');
  expect(formatDay('2024-12-31')).toBe('December 31, 2024');
  expect(formatMonth('2026-11-01')).toBe('November 2026');
});

test('year and month are those of the day', () => {
  expect([yearOf('2025-01-01'), monthOf('2025-01-01')]).toEqual([2025, 1]);
  expect([yearOf('2024-12-31'), monthOf('2024-12-31')]).toEqual([2024, 12]);
});

test('the latest of several days is found, in any order', () => {
  expect(latestDay(['2025-01-01', '2025-03-03', '2024-12-31'])).toBe('2025-03-03');
  expect(latestDay([])).toBeUndefined();
});

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])('time zones do not change a day: %s', (zone) => {
  vi.stubEnv('TZ', zone);
  try {
    expect(formatDay('2025-01-01')).toBe('January 1, 2025');
    expect(yearOf('2025-01-01')).toBe(2025);
    vi.useFakeTimers({now: new Date('2025-06-30T23:30:00Z')});
    expect(buildDay({})).toBe('2025-06-30');
  } finally {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  }
});

test('the day of the build can be fixed', () => {
  expect(buildDay({BUILD_DATE: '2025-01-31'})).toBe('2025-01-31');
});

test('an invalid fixed day is refused', () => {
  expect(() => buildDay({BUILD_DATE: '31.1.2025'})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: BUILD_DATE is not a calendar day: "31.1.2025".
      in: the environment variable BUILD_DATE
      fix: write it as YYYY-MM-DD, or leave it out]
  `);
});

test('months before or after a day never leave the month they lead to', () => {
  expect(monthsAfter('2025-03-01', 6)).toBe('2025-09-01');
  expect(monthsAfter('2025-08-31', 6)).toBe('2026-02-28');
  expect(monthsAfter('2026-08-31', -6)).toBe('2026-02-28');
});
