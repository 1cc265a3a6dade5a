import type {ListPage} from './model';

/** How many of the newest posts the home page shows: one large, four small. */
export const POSTS_ON_HOME = 5;

/** The numbers of the pages of a list: 1, 2 and so on. */
export function pageNumbers(count: number): number[] {
  return Array.from({length: count}, (_, index) => index + 1);
}

/** Page `number` (from 1) of a list; an empty list has one page. Undefined after the last page. */
export function pageOf<T>(items: readonly T[], number: number, perPage: number): ListPage<T> | undefined {
  const count = Math.max(1, Math.ceil(items.length / perPage));
  if (!Number.isInteger(number) || number < 1 || number > count) return undefined;
  return {number, count, items: items.slice((number - 1) * perPage, number * perPage)};
}
