import {decoded} from '@/lib/paths';

/**
 * The element that the hash of an address names, if any; a hash that cannot be decoded, as mail programs make them,
 * names none.
 */
export function hashTarget(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1));
  return id === undefined ? null : document.getElementById(id);
}
