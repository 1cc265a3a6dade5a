import type {ActiveMatch} from '@/lib/config/resolve-navbar';
import {isBelow, isSamePath} from '@/lib/paths';

/** "page" when the item links to the open page, "section" when the page belongs to it, undefined otherwise. */
export function activeState({exact, below}: ActiveMatch, path: string): 'page' | 'section' | undefined {
  if (isSamePath(exact, path)) return 'page';
  return below.some((base) => isBelow(path, base)) ? 'section' : undefined;
}
