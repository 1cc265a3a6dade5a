/** The service worker types that we use; TypeScript's own declarations conflict with those of pages. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: {readonly navigationPreload?: {enable(): Promise<void>}};
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {includeUncontrolled: boolean; type: 'window'}): Promise<readonly WorkerClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & {readonly data: unknown}) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface WorkerClient {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** An event that keeps the worker alive (ExtendableEvent). */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends Lasting {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
