/**
 * Reloads the page unless it was just reloaded for this reason (RELOADED_KEY in sessionStorage), or storage is blocked (a
 * loop); returns whether it does. Also printed into pages as text: no imports.
 */
export function reloadOnce(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, location.href);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
