import type {ListPage} from './model';

/** How many of the newest posts the home page shows: one large, four small. */
export const POSTS_ON_HOME = 5;

/** How many list pages `total` items need; an empty list has one page. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** The numbers of those pages: 1, 2 and so on. */
export function pageNumbers(total: number, perPage: number): number[] {
  return Array.from({length: pageCount(total, perPage)}, (_, index) => index + 1);
}

/** Page `number` (from 1) of a list. Undefined after the last page. */
export function pageOf<T>(items: readonly T[], number: number, perPage: number): ListPage<T> | undefined {
  const count = pageCount(items.length, perPage);
  if (!Number.isInteger(number) || number < 1 || number > count) return undefined;
  return {number, count, items: items.slice((number - 1) * perPage, number * perPage)};
}
