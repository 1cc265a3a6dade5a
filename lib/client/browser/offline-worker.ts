import {BASE_PATH} from '@/lib/base-path';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import type {WorkerMessage} from '@/lib/service-worker/worker';
import {mayPrefetch} from './connection';
import {readStored} from './storage';

/** False where service workers are not available. */
export function canKeepPages(): boolean {
  try {
    return navigator.serviceWorker !== undefined && 'caches' in window;
  } catch {
    // in a frame without an origin of its own, even asking throws
    return false;
  }
}

/** True unless the reader has turned off saving of pages. */
export function isSavingEnabled(): boolean {
  return readStored(STORAGE_KEYS.offline) !== 'off';
}

/** Registers the service worker, unless the reader has turned it off or saves data. */
export async function startOffline(): Promise<void> {
  if (!canKeepPages() || !isSavingEnabled() || !mayPrefetch()) return;
  const register = (scope: string) =>
    navigator.serviceWorker.register(`${BASE_PATH}/sw.js`, {scope, updateViaCache: 'none'});
  // the page at the base path itself is outside the worker's folder: a header of the host may allow it
  await register(BASE_PATH || '/').catch(() => register(`${BASE_PATH}/`));
}

/** Tells the worker that the page at this path (with base path) has been read. */
export async function reportVisit(path: string): Promise<void> {
  if (!canKeepPages() || !isSavingEnabled() || !mayPrefetch()) return;
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({type: 'visit', path} satisfies WorkerMessage);
}

/** Answers the worker's question which build this page belongs to, so that it deletes no cache an open page needs. */
export function answerBuild(build: string): () => void {
  if (!canKeepPages()) return () => {};
  const answer = ({ports}: MessageEvent) => ports[0]?.postMessage(build);
  navigator.serviceWorker.addEventListener('message', answer);
  return () => navigator.serviceWorker.removeEventListener('message', answer);
}
