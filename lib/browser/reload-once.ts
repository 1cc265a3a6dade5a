const KEY = 'sunroot.reloaded';

/** Reloads the page unless it has just been reloaded for the same reason; true when it does. Without storage it never does. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, location.href);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
