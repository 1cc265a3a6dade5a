import {isCalendarDay} from '@/lib/dates';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Suggests the right form of a date such as 22.11.2026 or "March 3, 2026". */
export function suggestDay(written: unknown): string {
  const days = [...new Set(readings(String(written)))].filter(isCalendarDay);
  return days.length > 0
    ? `write it as YYYY-MM-DD: ${days.join(' or ')}`
    : 'write a calendar day as YYYY-MM-DD, such as 2026-03-31';
}

/** The dates a text may mean. With slashes the month comes first or second; with dots never first. */
function readings(text: string): string[] {
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year && month && day) return [iso(year, month, day)];
  const [, first, mark, second, last] = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (first && second && last) {
    const dayFirst = iso(last, second, first);
    return mark === '.' ? [dayFirst] : [dayFirst, iso(last, first, second)];
  }
  const name = MONTHS.findIndex((month) => new RegExp(`\\b${month}`, 'i').test(text)) + 1;
  const [, named] = /(\d{4})\D*$/.exec(text) ?? [];
  const [, date] = /\b(\d{1,2})(?:st|nd|rd|th)?\b/i.exec(text) ?? [];
  return name > 0 && named && date ? [iso(named, String(name), date)] : [];
}

const iso = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
