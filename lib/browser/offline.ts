import {BASE_PATH} from '@/lib/base-path';
import {pageStore, type SavedPage} from '@/lib/service-worker/page-store';
import type {WorkerMessage} from '@/lib/service-worker/worker';
import {STORAGE_KEYS} from '@/lib/ui/storage-keys';
import {mayPrefetch} from './internal-link';
import {readStored, removeStored, writeStored} from './storage';

/** Sent to the window when what is saved has changed. */
export const OFFLINE_CHANGED = 'sunroot:offline';

/** The pages that are kept on this device. */
export const store = pageStore({base: BASE_PATH});

/** False in browsers, and at addresses, that have no service workers. */
export function canKeepPages(): boolean {
  try {
    return navigator.serviceWorker !== undefined && 'caches' in window;
  } catch {
    // in a frame without an origin of its own browsers refuse even to say
    return false;
  }
}

/** True unless the reader has turned off that pages are kept on this device. */
export function isOfflineWanted(): boolean {
  return readStored(STORAGE_KEYS.offline) !== 'off';
}

/** Registers the service worker, unless the reader does not want it or saves data. */
export async function startOffline(): Promise<void> {
  if (!canKeepPages() || !isOfflineWanted() || !mayPrefetch()) return;
  const register = (scope: string) =>
    navigator.serviceWorker.register(`${BASE_PATH}/sw.js`, {scope, updateViaCache: 'none'});
  // the page at the base path itself lies outside the folder of the worker: a header of the host may allow it
  await register(BASE_PATH || '/').catch(() => register(`${BASE_PATH}/`));
}

/** Tells the worker that the page at this path (with base path) has been read. */
export async function reportVisit(path: string): Promise<void> {
  if (!canKeepPages() || !isOfflineWanted() || !mayPrefetch()) return;
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({type: 'visit', path} satisfies WorkerMessage);
}

/** Answers the worker's question which build this page is of, so that no build an open page needs is deleted. */
export function answerBuild(build: string): () => void {
  if (!canKeepPages()) return () => {};
  const answer = ({ports}: MessageEvent) => ports[0]?.postMessage(build);
  navigator.serviceWorker.addEventListener('message', answer);
  return () => navigator.serviceWorker.removeEventListener('message', answer);
}

/** Turned off, everything saved is deleted and the worker goes; the choice is remembered. Rejects when the browser refuses: it stays off. */
export async function setOfflineWanted(isWanted: boolean): Promise<void> {
  if (isWanted) {
    removeStored(STORAGE_KEYS.offline);
    await startOffline().catch((error) => {
      writeStored(STORAGE_KEYS.offline, 'off');
      throw error;
    });
  } else {
    writeStored(STORAGE_KEYS.offline, 'off');
    const own = [`${location.origin}${BASE_PATH}`, `${location.origin}${BASE_PATH}/`];
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      if (!own.includes(registration.scope)) continue;
      registration.active?.postMessage({type: 'off'} satisfies WorkerMessage);
      await registration.unregister();
    }
    await store.clear();
  }
  dispatchEvent(new Event(OFFLINE_CHANGED));
}

/** Every page on this device but the offline page itself, newest first. */
export async function savedPages(): Promise<SavedPage[]> {
  if (!canKeepPages()) return [];
  const pages = await store.pages();
  return pages.filter(({path}) => path !== `${BASE_PATH}/offline`).reverse();
}
