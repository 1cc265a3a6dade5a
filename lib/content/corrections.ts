import type {CalendarDay} from '@/lib/dates';
import {groupBy} from '@/lib/group-by';
import type {Content} from './index';

export interface CorrectionDay {
  readonly date: CalendarDay;
  readonly corrections: readonly {readonly title: string; readonly route: string; readonly what: string}[];
}

/** The corrections of listed articles by day, newest first; within a day by title. */
export function correctionsIn({blog, docs}: Pick<Content, 'blog' | 'docs'>): CorrectionDay[] {
  const all = [...docs.listed, ...blog.listed].flatMap(({title, route, corrections}) =>
    corrections.map(({date, what}) => ({date, correction: {title, route, what}})),
  );
  return [...groupBy(all, ({date}) => date)]
    .map(([date, group]) => ({
      date,
      corrections: group.map(({correction}) => correction).sort((a, b) => a.title.localeCompare(b.title, 'en')),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}
