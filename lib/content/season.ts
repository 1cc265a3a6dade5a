import {type CalendarDay, monthOf} from '@/lib/dates';
import type {Post} from './model';

const SEASONS: readonly {
  readonly label: string;
  readonly months: readonly number[];
  readonly tags: readonly string[];
}[] = [
  {label: 'winter', months: [12, 1, 2], tags: ['winter', 'holidays', 'new-year', 'cold-weather', 'cold-and-flu']},
  {label: 'spring', months: [3, 4, 5], tags: ['spring', 'pollen', 'hay-fever', 'seed-starting']},
  {label: 'summer', months: [6, 7, 8], tags: ['summer', 'heat-safety', 'sun-safety']},
  {label: 'autumn', months: [9, 10, 11], tags: ['autumn', 'back-to-school', 'cold-and-flu', 'clock-change']},
];
const MAX_POSTS = 3;

/** Posts that fit the season of a day (northern hemisphere): by season tag, those published around this month first. */
export function inSeason(posts: readonly Post[], day: CalendarDay): {label: string; posts: readonly Post[]} {
  const month = monthOf(day);
  const season = SEASONS.find(({months}) => months.includes(month))!;
  const fitting = posts.filter(({tags}) => tags.some(({slug}) => season.tags.includes(slug)));
  const distance = (post: Post) => {
    const months = Math.abs(monthOf(post.date) - month);
    return Math.min(months, 12 - months);
  };
  const nearest = [...fitting].sort((a, b) => distance(a) - distance(b));
  return {label: `${season.label} in the north`, posts: nearest.slice(0, MAX_POSTS)};
}
