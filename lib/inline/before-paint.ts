export interface BeforePaintOptions {
  /** What readers see who have not chosen. */
  readonly fallback: 'light' | 'dark' | 'system';
  /** Colours of the browser's own bar. */
  readonly tints: Readonly<Record<string, string>>;
  /** Unset where there is nothing to choose. */
  readonly themeKey?: string;
  /** Unset where sidebars cannot be hidden. */
  readonly sidebarKey?: string;
}

/** https://wicg.github.io/netinfo: Mbit/s and milliseconds. Only Chromium has it; elsewhere the values are undefined, and every comparison fails. */
interface Line {
  readonly downlink: number;
  readonly rtt: number;
  readonly saveData?: boolean;
  readonly effectiveType: string;
}

/**
 * Runs in the head of every page, before anything is painted: the bare address, the reader's colour mode, a hidden sidebar, and fonts
 * that can be had in time. It is printed into the page as text, so it may use nothing but its arguments and the browser.
 */
export function beforePaint(options: BeforePaintOptions): void {
  const root = document.documentElement;
  const {pathname, search, hash} = location;
  // two slashes at the start would be the address of another host, for the router as well
  const bare = pathname.replace(/\/*((\/index)?\.html)?$/, '').replace(/^\/+/, '/') || '/';
  if (bare !== pathname && !/\/404\.html$/.test(pathname))
    history.replaceState(history.state, '', bare + search + hash);

  const {themeKey} = options;
  const read = (key = '', whenBlocked?: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return whenBlocked;
    }
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  // with blocked storage the choice lasts as long as the page
  const followChoice = () => {
    const stored = read(themeKey, root.dataset.choice);
    const choice = stored === 'light' || stored === 'dark' ? stored : options.fallback;
    // junk, for the code that reads the key later
    if (stored && choice !== stored) localStorage.removeItem(themeKey!);
    const mode = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice;
    root.dataset.choice = choice;
    root.dataset.theme = mode;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', options.tints[mode]!);
  };
  // the first look into the storage waits for another process: it is a task of its own, and comes with the first frame at the latest
  const readStored = () => {
    if (system.onchange) return;
    system.onchange = followChoice;
    followChoice();
    // of another tab, and of the toggle (lib/inline/work-control.ts)
    addEventListener('storage', followChoice);
    // the browser's memory brings a page back as it was left
    addEventListener('pageshow', followChoice);
    if (read(options.sidebarKey) === 'hidden') root.dataset.docsSidebar = 'hidden';
  };
  setTimeout(readStored);
  requestAnimationFrame(readStored);

  // fonts come before the first paint where the line is quick, or where they are likely to be here already (scripts/postbuild/hold-fonts.mts)
  const line = (navigator as {connection?: Line}).connection ?? ({} as Line);
  const {saveData, effectiveType, downlink, rtt} = line;
  let hasWorker: unknown;
  try {
    hasWorker = navigator.serviceWorker.controller;
  } catch {
    // there are no workers, or the page is in a frame without an origin, where the access throws
  }
  const isSoon = (downlink > 1 && rtt <= 100) || hasWorker || document.referrer.startsWith(`${location.origin}/`);
  if (saveData || /2g/.test(effectiveType) || (!isSoon && (downlink < 5 || rtt > 250))) {
    // to readers who save data they would be half of a page's bytes; on other slow connections they would come too late for this page, and take
    // bandwidth from its style sheet: they are for the next one (lib/browser/late-fonts.ts)
    root.dataset.letters = 'system';
  } else if (isSoon) {
    for (const link of document.querySelectorAll('link[as=font]')) link.removeAttribute('media');
  }

  // what is below the first screen waits for the style sheet (scripts/postbuild/critical-style.mts); a reader who comes to a place in the
  // page, or back to it, sees nothing before all of it is styled. A page in the background has no frames.
  if (document.hidden) return;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isTop = visit?.type === 'navigate' && !visit.name.includes('#');
  root.dataset.styled = isTop ? 'top' : 'not';
  const onStyled = () => delete root.dataset.styled;
  addEventListener('DOMContentLoaded', () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (link?.sheet === null) {
      // Firefox does not wait for a style sheet in the body; one that cannot be had holds nothing back
      link.onload = onStyled;
      link.onerror = onStyled;
    } else onStyled();
  });
  // a line on which the end of the page, or the sheet, is long in coming, or never comes
  setTimeout(onStyled, 3000);
}
