import type {mayPrefetch} from '@/lib/client/browser/connection';

/* What runs in the head of every page, before the first paint. Each function is printed into the page as text: it uses
   only its arguments and browser APIs, and imports nothing but types. */

export interface StoredChoicesOptions {
  /** The mode before the reader has chosen. */
  readonly fallback: 'light' | 'dark' | 'system';
  /** Colours of the browser's own bar, by mode. */
  readonly tints: Readonly<Record<string, string>>;
  /** Unset when there is no choice. */
  readonly themeKey?: string;
  /** The console message for blocked storage. */
  readonly warning: string;
  /** Unset when sidebars cannot be hidden. */
  readonly sidebarKey?: string;
  /** What is stored once the reader has closed the announcement; unset without one. */
  readonly announcement?: Readonly<Record<string, string>>;
}

/** The address without `.html`, `/index` or slashes at its end. */
export function bareAddress(): void {
  const {pathname, search, hash} = location;
  // two slashes at the start would be another host's address, for the router as well
  const bare = pathname.replace(/\/*((\/index)?\.html)?$/, '').replace(/^\/+/, '/') || '/';
  if (bare !== pathname && !/\/404\.html$/.test(pathname))
    history.replaceState(history.state, '', bare + search + hash);
}

/** The reader's colour mode, now and when it changes, the hidden sidebar and the closed announcement. */
export function storedChoices(options: StoredChoicesOptions): void {
  const root = document.documentElement;
  const {themeKey} = options;
  const read = (key = '', whenBlocked?: string) => {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      if (root.dataset.blocked === undefined) console.warn(options.warning, error);
      root.dataset.blocked = '';
      return whenBlocked;
    }
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = (choice: string) => {
    const mode = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice;
    root.dataset.choice = choice;
    root.dataset.theme = mode;
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content = options.tints[mode]!;
  };
  /** Announces what is stored to this page and to next-themes; without storage, what was chosen since the load. */
  const announceMode = () => {
    const stored = read(themeKey, root.dataset.choice);
    const choice = stored === 'light' || stored === 'dark' ? stored : options.fallback;
    // code that reads the key later would see an invalid value
    if (stored && choice !== stored) localStorage.removeItem(themeKey!);
    dispatchEvent(new StorageEvent('storage', {key: themeKey, newValue: choice}));
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key && event.key !== themeKey) return;
    // sent by this page: from here, or by the toggle (lib/client/inline/controls.ts)
    if (!event.isTrusted) return apply(event.newValue!);
    // sent by another tab, perhaps invalid or empty: next-themes would write its default back, as a choice
    event.stopImmediatePropagation();
    announceMode();
  };
  system.onchange = () => apply(root.dataset.choice!);
  addEventListener('storage', onStorage);
  announceMode();
  // a page from the back-forward cache is as it was left
  addEventListener('pageshow', announceMode);
  // a choice made while next-themes started; its listener is added a moment after this event
  addEventListener('sunroot:ready', () => setTimeout(announceMode));
  if (read(options.sidebarKey) === 'hidden') root.dataset.docsSidebar = 'hidden';
  const isClosed =
    options.announcement && Object.entries(options.announcement).every(([key, value]) => read(key) === value);
  if (isClosed) root.dataset.announcement = 'dismissed';
}

/** Both fonts or none, and never a change on screen: fonts that load after the first paint are for the next page. */
export async function loadFonts(
  fonts: readonly (readonly [family: string, address: string])[],
  isAllowed: typeof mayPrefetch,
): Promise<void> {
  if (!isAllowed()) return;
  let isPainted = false;
  const checkPaint = () => {
    isPainted = Boolean(document.body);
    if (!isPainted) requestAnimationFrame(checkPaint);
  };
  requestAnimationFrame(checkPaint);
  // browsers hold the first paint briefly for preloaded fonts: only worth it if cached from an earlier page
  const isReturning =
    document.referrer.startsWith(`${location.origin}/`) || Boolean(navigator.serviceWorker?.controller);
  const load = async ([family, href]: readonly [string, string]) => {
    const preload = {rel: 'preload', as: 'font', crossOrigin: '', href};
    if (isReturning) document.head.append(Object.assign(document.createElement('link'), preload));
    // the style sheet comes first; a response that is not a font fails to load
    const source = isReturning ? `url(${href})` : await (await fetch(href, {priority: 'low'})).arrayBuffer();
    return new FontFace(family, source, {weight: '400 700'}).load();
  };
  const faces = await Promise.all(fonts.map(load)).catch(() => []);
  const use = () => {
    for (const face of faces) document.fonts.add(face);
  };
  if (isPainted) addEventListener('sunroot:page', use, {once: true});
  else use();
}

/**
 * What is below the first screen waits for the style sheet (scripts/postbuild/first-style.mts). After a link to an
 * anchor, or Back, nothing is shown until everything is styled.
 */
export function hideUnstyled(): void {
  const {dataset} = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  dataset.unstyled = visit?.type === 'navigate' && !visit.name.includes('#') ? 'below' : 'all';
  const onStyled = () => delete dataset.unstyled;
  addEventListener('DOMContentLoaded', () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (link?.sheet !== null) return onStyled();
    // Firefox does not wait for a style sheet in the body; one that fails to load must not block anything
    link.onload = onStyled;
    link.onerror = onStyled;
  });
  // a connection on which the end of the page, or the sheet, takes long or never arrives
  setTimeout(onStyled, 3000);
}
