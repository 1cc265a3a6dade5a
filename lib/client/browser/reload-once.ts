import {RELOADED_KEY} from '@/lib/client/behavior/storage-keys';

/**
 * Reloads the page unless it has just been reloaded for the same reason; returns whether it does. Without storage it
 * never does, because a reload could go on for ever.
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
