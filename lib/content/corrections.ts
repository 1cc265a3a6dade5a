import type {CalendarDay} from '@/lib/dates';
import type {Content} from './index';

export interface CorrectionDay {
  readonly date: CalendarDay;
  readonly corrections: readonly {readonly title: string; readonly route: string; readonly what: string}[];
}

/** The corrections of listed articles by day, newest first; within a day by title. */
export function correctionsIn({blog, docs}: Pick<Content, 'blog' | 'docs'>): CorrectionDay[] {
  const days = new Map<CalendarDay, {title: string; route: string; what: string}[]>();
  for (const {title, route, corrections} of [...docs.listed, ...blog.listed]) {
    for (const {date, what} of corrections) days.set(date, [...(days.get(date) ?? []), {title, route, what}]);
  }
  return [...days]
    .map(([date, corrections]) => ({
      date,
      corrections: corrections.sort((a, b) => a.title.localeCompare(b.title, 'en')),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}
