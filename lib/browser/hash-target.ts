/** The element the hash of an address names, if there is one; a hash that cannot be decoded, as mail programs make them, names none. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
