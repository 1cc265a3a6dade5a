/**
 * Reloads the page unless `key` in sessionStorage says that it has just been reloaded, or storage is blocked, where it
 * could reload for ever; returns whether it does. Also printed into pages as text: no imports.
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
