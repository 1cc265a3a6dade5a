import {STORAGE_BLOCKED} from '@/lib/client/behavior/storage-keys';

/** The value stored under a key; null without one or when storage is blocked (with one console warning). */
export function readStored(key: string): string | null {
  return attempt(() => localStorage.getItem(key), null);
}

/** Stores a value, or removes the stored one (null); does nothing when storage is blocked or full. */
export function writeStored(key: string, value: string | null): void {
  attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)), undefined);
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    const {dataset} = document.documentElement;
    // lib/client/inline/before-paint.ts may have warned already
    if (dataset.blocked === undefined) console.warn(STORAGE_BLOCKED, error);
    dataset.blocked = '';
    return otherwise;
  }
}
