import {BASE_PATH} from '@/lib/base-path';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {pageStore, type SavedPage} from '@/lib/service-worker/page-store';
import type {WorkerMessage} from '@/lib/service-worker/worker';
import {canKeepPages, startOffline} from './offline-worker';
import {removeStored, writeStored} from './storage';

/** Window event: the saved pages have changed. */
export const OFFLINE_CHANGED = 'sunroot:offline';

/** The pages saved on this device. */
export const store = pageStore({base: BASE_PATH});

/**
 * Turns saving on or off, and stores the choice. Off deletes everything and the worker. Rejects when the browser
 * refuses.
 */
export async function setSavingEnabled(isWanted: boolean): Promise<void> {
  try {
    if (isWanted) {
      removeStored(STORAGE_KEYS.offline);
      await startOffline().catch((error) => {
        writeStored(STORAGE_KEYS.offline, 'off');
        throw error;
      });
      return;
    }
    writeStored(STORAGE_KEYS.offline, 'off');
    const scopes = [`${location.origin}${BASE_PATH}`, `${location.origin}${BASE_PATH}/`];
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      if (!scopes.includes(registration.scope)) continue;
      registration.active?.postMessage({type: 'off'} satisfies WorkerMessage);
      await registration.unregister();
    }
    await store.clear();
  } finally {
    dispatchEvent(new Event(OFFLINE_CHANGED));
  }
}

/** Every page saved on this device except the offline page, newest first. */
export async function savedPages(): Promise<SavedPage[]> {
  if (!canKeepPages()) return [];
  const pages = await store.pages();
  return pages.filter(({path}) => path !== `${BASE_PATH}/offline`).reverse();
}
