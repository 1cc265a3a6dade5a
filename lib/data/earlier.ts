import 'server-only';
import type {CalendarDay} from '@/lib/dates';
import {type FactNode, isRecord} from './fact-files';

/** The day whose values are asked for; undefined for the newest. */
let asked: CalendarDay | undefined;

/**
 * Runs `read` with the values that held on a day: a post keeps them when a row gets a new value. `read` must be
 * synchronous.
 */
export function onDay<T>(day: CalendarDay | undefined, read: () => T): T {
  const before = asked;
  asked = day;
  try {
    return read();
  } finally {
    asked = before;
  }
}

/**
 * A row as it was on the day that is asked for. Its list `earlier` holds values that were replaced, each with `until`, the day from which on
 * they no longer held.
 */
export function asOf<T extends FactNode>(node: T): T {
  if (asked === undefined || !isRecord(node) || !Array.isArray(node.earlier)) return node;
  const day = asked;
  const [oldest] = node.earlier
    .filter(isRecord)
    .filter(({until}) => String(until) > day)
    .sort((a, b) => String(a.until).localeCompare(String(b.until)));
  return oldest ? ({...(node as object), ...oldest} as T) : node;
}
