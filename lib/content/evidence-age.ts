import type {AnyArticle} from '@/lib/content/model';
import {type CalendarDay, monthsAfter} from '@/lib/dates';

/** After this many months, evidence should be searched for again. */
const MAX_MONTHS = 18;
const MAX_NAMED = 10;

type Searched = Pick<AnyArticle, 'file' | 'searched'>;

/** Articles that say when evidence was last searched for, the oldest search first. */
export function oldestSearched(articles: readonly Searched[]): {file: string; searched: CalendarDay}[] {
  return articles
    .flatMap(({file, searched}) => (searched === undefined ? [] : [{file, searched}]))
    .sort((a, b) => a.searched.localeCompare(b.searched) || a.file.localeCompare(b.file));
}

/** The build's notice about articles whose evidence is older than 18 months, or undefined. */
export function evidenceNotice(articles: readonly Searched[], today: CalendarDay): string | undefined {
  const old = oldestSearched(articles).filter(({searched}) => monthsAfter(searched, MAX_MONTHS) < today);
  if (old.length === 0) return undefined;
  const rest = old.length - MAX_NAMED;
  return [
    `Evidence was last searched for more than ${MAX_MONTHS} months ago; search again and set "searched":`,
    ...old.slice(0, MAX_NAMED).map(({file, searched}) => `  ${searched} ${file}`),
    ...(rest > 0 ? [`  … and ${rest} more (npm run content:report)`] : []),
  ].join('\n');
}
