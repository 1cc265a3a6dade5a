import 'server-only';
import {notFound} from 'next/navigation';

/** The param of a placeholder; its page is removed after the build (scripts/postbuild/prune.mts). */
const NONE = '__none__';

/**
 * The params of a route. Next's export refuses a route without params, so an empty list gets a placeholder whose page
 * is removed. `keys` names the params of the folder: 'one' for [slug], 'many' for [...slug].
 */
export function staticParams<T extends Record<string, string | string[]>>(
  params: T[],
  keys: Record<keyof T, 'one' | 'many'>,
): T[] {
  if (params.length > 0) return params;
  const entries = Object.entries(keys).map(([key, arity]) => [key, arity === 'many' ? [NONE] : NONE]);
  return [Object.fromEntries(entries) as T];
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
