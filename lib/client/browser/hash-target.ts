import {decoded} from '@/lib/paths';

/**
 * The element named by the hash of an address; undefined without one, and for a hash that cannot be decoded, as from
 * some mail programs.
 */
export function hashTarget(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1));
  return id === undefined ? null : document.getElementById(id);
}
