import type {CalendarDay} from '@/lib/dates';
import {groupBy} from '@/lib/group-by';
import {sectionLabel} from '@/lib/sections';
import type {Content} from './index';

export interface CorrectionDay {
  readonly date: CalendarDay;
  readonly corrections: readonly Correction[];
}

interface Correction {
  readonly title: string;
  readonly route: string;
  /** The label of the section, or "Blog". */
  readonly area: string;
  readonly what: string;
}

/** The corrections of listed articles by day, newest first; within a day by title. */
export function correctionsIn({blog, docs}: Pick<Content, 'blog' | 'docs'>): CorrectionDay[] {
  const all = [...docs.listed, ...blog.listed].flatMap((article) => {
    const {title, route} = article;
    const area = article.kind === 'post' ? 'Blog' : (sectionLabel(article.section) ?? 'Introduction');
    return article.corrections.map(({date, what}) => ({date, correction: {title, route, area, what}}));
  });
  return [...groupBy(all, ({date}) => date)]
    .map(([date, group]) => ({
      date,
      corrections: group.map(({correction}) => correction).sort((a, b) => a.title.localeCompare(b.title, 'en')),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}
