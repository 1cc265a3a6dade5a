import type {PageStore, PageStoreOptions} from './page-store';
import type {FetchEvent, WorkerScope} from './scope';

export interface WorkerOptions {
  readonly base: string;
  /** The worker's build. */
  readonly build: string;
  /** The shell: files that every page needs, with the base path. */
  readonly files: readonly string[];
  /** Address of the page shown in place of pages that are not saved. */
  readonly offline: string;
  /** When the network is silent for this long, a saved page is shown. */
  readonly timeoutMs: number;
}

/** Messages from pages to the worker. */
export type WorkerMessage = {readonly type: 'visit'; readonly path: string} | {readonly type: 'off'};

/**
 * The service worker. Network first for everything that can change, so updates appear at the next navigation; saved
 * pages without a network. Does not save data of client navigations: without it the router loads the page, which is
 * saved. Printed as text into /sw.js: no imports, only its arguments and browser APIs.
 */
export function serviceWorker(options: WorkerOptions, makeStore: (options: PageStoreOptions) => PageStore): void {
  const scope = self as unknown as WorkerScope;
  const {base, build, files, offline, timeoutMs} = options;
  const store = makeStore({base});
  const own = store.cacheName(build);
  /** Older caches that still have pages after one try: not tried again in the life of this worker. */
  const settled = new Set<string>();
  let isOff = false;

  const isOurs = ({origin, pathname}: URL) =>
    origin === scope.location.origin && `${pathname}/`.startsWith(`${base}/`) && !isOff;
  const savesData = () => (navigator as {connection?: {saveData?: boolean}}).connection?.saveData === true;
  const pause = <T>(ms: number, value?: T) => new Promise<T | undefined>((done) => setTimeout(done, ms, value));
  /** Runs work that may fail, such as saving for later, without disturbing the reader. */
  const quietly = (event: {waitUntil(work: Promise<unknown>): void}, work: Promise<unknown>) =>
    event.waitUntil(work.catch(() => undefined));

  scope.addEventListener('install', (event) => {
    const install = async () => {
      const cache = await caches.open(own);
      await Promise.all(files.map((address) => store.file(cache, address, /\/(_next\/static|fonts)\//.test(address))));
      await store.put(offline, undefined, true);
      await scope.skipWaiting();
    };
    event.waitUntil(install());
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
  });

  scope.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage;
    if (message.type === 'off') isOff = true;
    else if (isOurs(new URL(message.path, scope.location.origin)))
      quietly(event, store.put(message.path).then(renewOlder));
  });

  scope.addEventListener('fetch', (event) => {
    const {request} = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || !isOurs(url)) return;
    if (request.mode === 'navigate') event.respondWith(openPage(event, url.pathname));
    else if (/\/(_next\/static|covers|fonts|images)\//.test(url.pathname)) event.respondWith(savedFirst(request));
    // their names stay the same when they change
    else if (files.includes(url.pathname) || url.pathname.startsWith(`${base}/drawings/`))
      event.respondWith(fetch(request).catch(() => saved(url.pathname)));
  });

  /** The result of a look-up; undefined when the storage is damaged. */
  const sound = <T>(lookUp: Promise<T | undefined>) => lookUp.catch(() => undefined);
  /** The result of a look-up within a second: a slow disk must not delay the reader. */
  const soon = <T>(lookUp: Promise<T | undefined>) => Promise.race([lookUp, pause<T>(1000)]);
  /** The network's response; undefined when it stays silent and something is saved. */
  const inTime = (network: Promise<Response>, lookUp: Promise<Response | undefined>) =>
    Promise.race([network, pause(timeoutMs).then(async () => ((await lookUp) ? undefined : network))]);
  const saved = async (key: string) => (await sound(store.find(key))) ?? Response.error();
  const savedFirst = async (request: Request) => {
    const match = sound(caches.match(request));
    return (
      (await soon(match)) ??
      fetch(request).catch(async () => (await match) ?? (await sound(store.sibling(request.url))) ?? Response.error())
    );
  };

  const openPage = async (event: FetchEvent, path: string): Promise<Response> => {
    const network = (async () => {
      const early = await event.preloadResponse;
      // without a network Firefox returns an error response
      return early && early.type !== 'error' ? early : fetch(event.request);
    })();
    // three seconds after the response began, so that saving competes less with the page
    const save = async () => {
      const copy = (await network).clone();
      await pause(3000);
      if (isOff || savesData() || copy.type === 'opaqueredirect') return;
      await store.put(path, copy);
      await renewOlder();
    };
    quietly(event, save());
    const lookUp = sound(store.page(path));
    const again = (page: Response) => {
      // marks the page as just read, so that it is evicted last
      quietly(event, store.put(path, page.clone()));
      return page;
    };
    try {
      const response = await inTime(network, lookUp);
      const known = response && response.status < 500 ? undefined : await soon(lookUp);
      return known ? again(known) : (response ?? network);
    } catch {
      const late = await lookUp;
      return late ? again(late) : ((await sound(store.page(offline))) ?? Response.error());
    }
  };

  /** Fetches the pages of older builds again; deletes a cache when it is empty and no open page needs it. */
  const renewOlder = async () => {
    for (const name of await store.names()) {
      if (name === own || settled.has(name)) continue;
      // a page that cannot be saved must not stop the others from being renewed
      for (const {path} of await store.pages(name)) await store.put(path).catch(() => undefined);
      if ((await store.pages(name)).length > 0) settled.add(name);
      else if (!(await isInUse(name))) await caches.delete(name);
    }
  };

  const isInUse = async (name: string) => {
    const clients = await scope.clients.matchAll({includeUncontrolled: true, type: 'window'});
    const builds = await Promise.all(
      clients.map((client) => {
        const {port1, port2} = new MessageChannel();
        const answer = new Promise<string>((done) => {
          port1.onmessage = (message) => done(String(message.data));
        });
        client.postMessage('build', [port2]);
        return Promise.race([answer, pause<string>(1000)]);
      }),
    );
    // a page that does not answer may be of any build
    return builds.some((answer) => answer === undefined || store.cacheName(answer) === name);
  };
}
