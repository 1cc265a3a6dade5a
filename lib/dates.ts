import {SiteError} from './errors';

/** A calendar day as `YYYY-MM-DD`. Days have no time zone; everything is computed in UTC. */
export type CalendarDay = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LONG = new Intl.DateTimeFormat('en-US', {year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC'});
const MONTH = new Intl.DateTimeFormat('en-US', {year: 'numeric', month: 'long', timeZone: 'UTC'});

/** True for a real day of the Gregorian calendar written `YYYY-MM-DD` (2023-02-30 is not one). */
export function isCalendarDay(text: string): text is CalendarDay {
  const match = DAY.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** "March 3, 2025". */
export function formatDay(day: CalendarDay): string {
  return LONG.format(new Date(`${day}T00:00:00Z`));
}

/** "March 2025" for 2025-03-03. */
export function formatMonth(day: CalendarDay): string {
  return MONTH.format(new Date(`${day}T00:00:00Z`));
}

/** 2025 for 2025-03-01. */
export function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

/** 1 for January to 12 for December. */
export function monthOf(day: CalendarDay): number {
  return Number(day.slice(5, 7));
}

/** The day so many months later, or earlier, at most the month's last: 2025-08-31 and 6 → 2026-02-28. */
export function monthsAfter(day: CalendarDay, months: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // 31 February is 3 March: back to the end of the month before
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** The latest of these days, or undefined. */
export function latestDay(days: readonly CalendarDay[]): CalendarDay | undefined {
  return days.toSorted().at(-1);
}

/** Today in UTC, or `BUILD_DATE` when it is set, so that builds can be identical. Throws when that is invalid. */
export function buildDay(env: Record<string, string | undefined> = process.env): CalendarDay {
  const fixed = env.BUILD_DATE;
  if (fixed && !isCalendarDay(fixed)) {
    throw new SiteError({
      problem: `BUILD_DATE is not a calendar day: "${fixed}".`,
      in: 'the environment variable BUILD_DATE',
      fix: 'write it as YYYY-MM-DD, or leave it out',
    });
  }
  return fixed || new Date().toISOString().slice(0, 10);
}
