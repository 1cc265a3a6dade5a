import {RELOADED_KEY} from '@/lib/client/behavior/storage-keys';

/**
 * Reloads the page unless it was just reloaded for this reason, or storage is blocked (a loop); returns whether it
 * does.
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) !== null) return false;
    sessionStorage.setItem(RELOADED_KEY, location.href);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
