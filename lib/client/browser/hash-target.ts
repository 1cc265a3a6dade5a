import {decoded} from '@/lib/paths';

/** The element named by the hash of an address; null without one, and for one that cannot be decoded. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)) ?? '');
}
