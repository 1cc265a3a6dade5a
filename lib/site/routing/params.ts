import 'server-only';
import {notFound} from 'next/navigation';

/** The param of a placeholder; its page is removed after the build (scripts/postbuild/prune.mts). */
export const NONE = '__none__';

/**
 * The params of a route with one param, from the values of that. Next's export refuses an empty list
 * (https://nextjs.org/docs/messages/generate-static-params): it gets a placeholder, whose page is removed.
 */
export function staticParams<K extends string>(values: Record<K, readonly string[]>): Record<K, string>[] {
  const [[key, list]] = Object.entries(values) as [[K, readonly string[]]];
  return (list.length > 0 ? list : [NONE]).map((value) => ({[key]: value}) as Record<K, string>);
}

/**
 * Returns the item that params name. Without one, development shows the not-found page and the build throws, because
 * notFound() would export a page that says "not found" at a listed address.
 */
export function orNotFound<T>(item: T | undefined, path: string): T {
  if (item !== undefined) return item;
  if (process.env.NODE_ENV === 'development' || path.includes(NONE)) notFound();
  throw new Error(`The route ${path} is listed but has no content.`);
}

/** The number of a further page of a list; without one, development shows the not-found page and the build throws. */
export function pageNumber(param: string): number {
  const number = /^[1-9]\d*$/.test(param) ? Number(param) : undefined;
  return orNotFound(number, `page/${param}`);
}
