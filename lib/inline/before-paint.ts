export interface BeforePaintOptions {
  readonly basePath: string;
  readonly defaultMode: 'light' | 'dark';
  readonly respectSystem: boolean;
  readonly disableSwitch: boolean;
  readonly announcementId?: string;
  /** Colours of the browser's own bar. */
  readonly tints: Readonly<Record<string, string>>;
  readonly keys: {
    readonly theme: string;
    readonly announcementId: string;
    readonly announcementDismissed: string;
    readonly docsSidebar: string;
  };
}

/**
 * Runs in the head of every page, before anything is painted: the bare address, the reader's colour mode, a dismissed announcement and
 * a hidden sidebar. It is printed into the page as text, so it may use nothing but its argument and the browser.
 */
export function beforePaint(options: BeforePaintOptions): void {
  const root = document.documentElement;
  const {pathname, search, hash} = location;
  const bare = pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  if (bare !== pathname && !/\/404\.html$/.test(pathname))
    history.replaceState(history.state, '', bare + search + hash);

  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const stored = read(options.keys.theme);
  let mode: string = options.defaultMode;
  if (!options.disableSwitch) {
    if (stored === 'light' || stored === 'dark') mode = stored;
    else {
      if (options.respectSystem) mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      // junk counts as no choice, also for the code that reads the key later
      if (stored !== null && stored !== 'system') localStorage.removeItem(options.keys.theme);
    }
  }
  root.dataset.theme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', options.tints[mode]!);
  root.dataset.choice = stored === 'light' || stored === 'dark' ? stored : 'system';

  const {announcementId} = options;
  if (
    announcementId &&
    read(options.keys.announcementId) === announcementId &&
    read(options.keys.announcementDismissed) === 'true'
  ) {
    root.dataset.announcement = 'dismissed';
  }
  if (read(options.keys.docsSidebar) === 'hidden') root.dataset.docsSidebar = 'hidden';
}
