import {RELOADED_KEY} from '@/lib/client/behavior/storage-keys';

/**
 * Reloads the page unless it was just reloaded for the same reason; returns whether it does. Never without storage,
 * because reloads could repeat for ever.
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
