import 'server-only';
import type {CalendarDay} from '@/lib/dates';
import {type FactNode, isRecord} from './fact-files';

/** The day whose values are used; undefined for the newest. */
let currentDay: CalendarDay | undefined;

/** Runs `read` with the values of a day: a post keeps them when a row gets a new one. `read` must be synchronous. */
export function onDay<T>(day: CalendarDay | undefined, read: () => T): T {
  const before = currentDay;
  currentDay = day;
  try {
    return read();
  } finally {
    currentDay = before;
  }
}

/** A row as it was on the day of `onDay`. `earlier` lists replaced values, each with `until`, its first invalid day. */
export function asOf<T extends FactNode>(node: T): T {
  if (currentDay === undefined || !isRecord(node) || !Array.isArray(node.earlier)) return node;
  const day = currentDay;
  const [oldest] = node.earlier
    .filter(isRecord)
    .filter(({until}) => String(until) > day)
    .sort((a, b) => String(a.until).localeCompare(String(b.until)));
  return oldest ? ({...(node as object), ...oldest} as T) : node;
}
