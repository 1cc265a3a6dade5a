import {decoded} from '@/lib/paths';

/** The element named by the hash of an address; null without one, and for one that cannot be decoded. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1));
  return id === undefined ? null : document.getElementById(id);
}
