export interface PageStoreOptions {
  /** The site's base path; empty for the root. */
  readonly base: string;
  /** How many visited pages are cached, not counting those saved on purpose. */
  readonly limit?: number;
}

export interface SavedPage {
  /** Path with the base path in front. */
  readonly path: string;
  /** As in the HTML, with entities. */
  readonly title: string;
  /** ISO date of the last time it was fetched or read. */
  readonly savedAt: string;
  /** Saved by the reader on purpose; never evicted. */
  readonly isPinned: boolean;
}

type PutResult = 'saved' | 'gone' | 'full' | 'refused';

export type PageStore = ReturnType<typeof pageStore>;

/**
 * Pages in the browser's cache storage: one cache per build, in which a page always has every file it needs, all of the
 * same build. Used by pages, and printed as text into the service worker (scripts/postbuild/service-worker.mts): no
 * imports, only its argument and browser APIs.
 */
export function pageStore({base, limit = 60}: PageStoreOptions) {
  const PREFIX = `sunroot:${base}:`;
  /** Suffix of a page's cache key, which could otherwise look like a file: slugs may contain dots. */
  const PAGE = '?page';
  /** A connection without data for this long is dead; a slow one loads a page with all its files in less. */
  const TIMEOUT_MS = 60_000;
  /** Of a picture's widths and formats only the file in `src` is saved; `sibling` returns it for all of them. */
  const ASSET = new RegExp(`(?<!srcset=)"(${base}/(?:_next/static|covers|drawings|images)/[^"#?\\\\ ,]+)`, 'gi');

  const barePath = (path: string) => path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  const cacheName = (build: string) => PREFIX + build;
  /** Newest build first. */
  const names = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX)).reverse();
  const assetsOf = (html: string) => [...new Set([...html.matchAll(ASSET)].map(([, address]) => address!))];

  const ask = (address: string) => fetch(address, {signal: AbortSignal.timeout(TIMEOUT_MS)});

  const find = async (key: string): Promise<Response | undefined> => {
    for (const name of await names()) {
      const hit = await (await caches.open(name)).match(key);
      if (hit) return hit;
    }
    return undefined;
  };
  const page = (path: string) => find(barePath(path) + PAGE);

  /** The saved variant of a picture, of any width and format. */
  const sibling = async (address: string): Promise<Response | undefined> => {
    const stem = /^.*\/images\/.*-(?=\d+\.\w+$)/.exec(address)?.[0];
    for (const name of stem ? await names() : []) {
      const cache = await caches.open(name);
      const key = (await cache.keys()).find(({url}) => url.startsWith(stem!));
      if (key) return cache.match(key);
    }
    return undefined;
  };

  /** Deletes a page from all caches, or from all but one. */
  const drop = async (path: string, but?: string) => {
    for (const name of await names()) {
      if (name !== but) await (await caches.open(name)).delete(barePath(path) + PAGE);
    }
  };

  /** Oldest first; of one build, or of all. */
  const pages = async (only?: string): Promise<SavedPage[]> => {
    const found: SavedPage[] = [];
    for (const name of only ? [only] : await names()) {
      const cache = await caches.open(name);
      for (const {url} of await cache.keys()) {
        const headers = url.endsWith(PAGE) ? (await cache.match(url))?.headers : undefined;
        if (!headers) continue;
        found.push({
          path: new URL(url).pathname,
          title: decodeURIComponent(headers.get('sunroot-title') ?? ''),
          savedAt: headers.get('sunroot-at') ?? '',
          isPinned: headers.has('sunroot-kept'),
        });
      }
    }
    return found.sort((a, b) => (a.savedAt < b.savedAt ? -1 : 1));
  };

  /** Deletes drawings, pictures and page scripts that no saved page uses any more. */
  const sweep = async () => {
    for (const name of await names()) {
      const cache = await caches.open(name);
      const keys = (await cache.keys()).map(({url}) => url);
      const used = new Set<string>();
      for (const url of keys.filter((key) => key.endsWith(PAGE))) {
        for (const asset of assetsOf((await (await cache.match(url))?.text()) ?? '')) used.add(asset);
        used.add(new URL(url).pathname);
      }
      for (const url of keys) {
        const {pathname} = new URL(url);
        if (/\/(covers|drawings|images|static\/pages)\//.test(pathname) && !used.has(pathname)) await cache.delete(url);
      }
    }
  };

  /** Deletes pages, and files that no other saved page uses. */
  const remove = async (paths: readonly string[]) => {
    for (const path of paths) await drop(path);
    await sweep();
  };

  /** Evicts visited pages beyond `most`, least recently read first; a few more, so that not every visit does. */
  const trim = async (most: number) => {
    const visited = (await pages()).filter(({isPinned}) => !isPinned);
    if (visited.length <= most) return;
    await remove(visited.slice(0, visited.length - Math.ceil(most * 0.8)).map(({path}) => path));
  };

  const hasRoom = async () => {
    const {usage = 0, quota = Number.POSITIVE_INFINITY} = (await navigator.storage?.estimate?.()) ?? {};
    return usage < quota * 0.8 && quota - usage > 5_000_000;
  };

  /** Captive portals and unfinished deployments send pages or nothing: a cached file is never fetched again. */
  const isGenuine = async (response: Response, address: string) => {
    const isPage = /text\/html/.test(response.headers.get('content-type') ?? '');
    return (
      response.ok && !response.redirected && !(isPage && /\.\w+$/.test(address)) && (await response.blob()).size > 0
    );
  };

  /** Adds a file to the cache of a build unless it is there; files named by a hash are the same in every build. */
  const file = async (cache: Cache, address: string, mayCopy: boolean) => {
    if (await cache.match(address)) return;
    const response = (mayCopy ? await caches.match(address) : undefined) ?? (await ask(address));
    if (!(await isGenuine(response.clone(), address)))
      throw new Error(`${address}: HTTP ${response.status}, or no such file`);
    await cache.put(address, response);
  };

  /** Saves a page, after the files it needs. Rejects when the network or a file fails, and then changes nothing. */
  const put = async (path: string, fetched?: Response, isPinned = false): Promise<PutResult> => {
    const key = barePath(path) + PAGE;
    const response = fetched ?? (await ask(barePath(path)));
    if (response.status === 404 || response.status === 410) {
      await drop(path);
      return 'gone';
    }
    const isElsewhere = response.redirected && barePath(new URL(response.url).pathname) !== barePath(path);
    if (!response.ok || isElsewhere || !response.headers.get('content-type')?.includes('text/html')) return 'refused';
    const html = await response.text();
    const build = / data-build="([^"]+)"/.exec(html)?.[1];
    if (!build) return 'refused';
    if (!(await hasRoom())) {
      await trim(10);
      if (!(await hasRoom())) return 'full';
    }
    const headers = new Headers(response.headers);
    headers.delete('content-encoding');
    headers.set('sunroot-title', encodeURIComponent(/property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? path));
    headers.set('sunroot-at', new Date().toISOString());
    if (isPinned || (await page(path))?.headers.has('sunroot-kept')) headers.set('sunroot-kept', '');
    try {
      const cache = await caches.open(cacheName(build));
      // names of drawings stay the same when they change
      const addFiles = () =>
        Promise.all(assetsOf(html).map((address) => file(cache, address, !address.includes('/drawings/'))));
      await addFiles();
      await cache.put(key, new Response(html, {headers}));
      // until the page was there, another one's sweep may have deleted some
      await addFiles();
      await drop(path, cacheName(build));
    } catch (error) {
      if ((error as Error).name === 'QuotaExceededError') return 'full';
      throw error;
    }
    await trim(limit);
    return 'saved';
  };

  const clear = async () => {
    for (const name of await names()) await caches.delete(name);
  };

  return {cacheName, names, find, page, pages, sibling, put, file, remove, clear};
}
