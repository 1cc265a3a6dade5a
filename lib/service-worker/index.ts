import {pageStore, type SavedPage} from './page-store';
import type {WorkerMessage} from './worker';

interface OfflineOptions {
  /** The site's base path; empty for the root. */
  readonly base: string;
  /** True unless the reader has turned off saving of pages. */
  isSavingEnabled(): boolean;
  /** Stores that choice. */
  storeChoice(isWanted: boolean): void;
  /** False with data saver and on 2G. */
  mayPrefetch(): boolean;
}

/** Window event: the saved pages have changed. */
export const OFFLINE_CHANGED = 'sunroot:offline';

/** The page's half of the service worker: starts and informs it, and shows and deletes what is saved. */
export function offlinePages({base, isSavingEnabled, storeChoice, mayPrefetch}: OfflineOptions) {
  /** The pages saved on this device. */
  const store = pageStore({base});

  /** False where service workers are not available. */
  const canSavePages = (): boolean => {
    try {
      return navigator.serviceWorker !== undefined && 'caches' in window;
    } catch {
      // in a frame without an origin of its own, even asking throws
      return false;
    }
  };
  const isActive = () => canSavePages() && isSavingEnabled() && mayPrefetch();

  /** Registers the service worker, unless the reader has turned it off or saves data. */
  const start = async (): Promise<void> => {
    if (!isActive()) return;
    const register = (scope: string) =>
      navigator.serviceWorker.register(`${base}/sw.js`, {scope, updateViaCache: 'none'});
    // the page at the base path itself is outside the worker's folder: a header of the host may allow it
    await register(base || '/').catch(() => register(`${base}/`));
  };

  /** Tells the worker that the page at this path (with base path) has been read. */
  const reportVisit = async (path: string): Promise<void> => {
    if (!isActive()) return;
    const {active} = await navigator.serviceWorker.ready;
    active?.postMessage({type: 'visit', path} satisfies WorkerMessage);
  };

  /** Answers the worker's question which build this page belongs to, so that it deletes no cache an open page needs. */
  const answerBuild = (build: string): (() => void) => {
    if (!canSavePages()) return () => {};
    const answer = ({ports}: MessageEvent) => ports[0]?.postMessage(build);
    navigator.serviceWorker.addEventListener('message', answer);
    return () => navigator.serviceWorker.removeEventListener('message', answer);
  };

  const turnOn = () =>
    start().catch((error) => {
      storeChoice(false);
      throw error;
    });
  const turnOff = async () => {
    const scopes = [`${location.origin}${base}`, `${location.origin}${base}/`];
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      if (!scopes.includes(registration.scope)) continue;
      registration.active?.postMessage({type: 'off'} satisfies WorkerMessage);
      await registration.unregister();
    }
    await store.clear();
  };
  /**
   * Turns saving on or off, and stores the choice. Off deletes everything and the worker. Rejects when the browser
   * refuses.
   */
  const setSavingEnabled = async (isWanted: boolean): Promise<void> => {
    storeChoice(isWanted);
    try {
      await (isWanted ? turnOn() : turnOff());
    } finally {
      dispatchEvent(new Event(OFFLINE_CHANGED));
    }
  };

  /** Every page saved on this device except the offline page, newest first. */
  const savedPages = async (): Promise<SavedPage[]> => {
    if (!canSavePages()) return [];
    const pages = await store.pages();
    return pages.filter(({path}) => path !== `${base}/offline`).reverse();
  };

  return {store, canSavePages, isSavingEnabled, start, reportVisit, answerBuild, setSavingEnabled, savedPages};
}
