import {vi} from 'vitest';
import {TINTS} from '@/lib/behavior/color-mode';
import {STORAGE_KEYS} from '@/lib/behavior/storage-keys';
import {type BeforePaintOptions, beforePaint} from '@/lib/inline/before-paint';

/** What the page is that the script runs in. */
export interface Page {
  readonly address?: string;
  readonly stored?: Record<string, string> | 'blocked';
  readonly prefersDark?: boolean;
  readonly options?: Partial<BeforePaintOptions>;
  readonly connection?: {saveData?: boolean; effectiveType?: string};
  readonly hasWorker?: boolean;
  readonly visit?: 'navigate' | 'reload' | 'back_forward';
  readonly isInBackground?: boolean;
  /** Whether the first frame comes before tasks that wait. */
  readonly isBusy?: boolean;
  /** Whether the style sheet is there when the page has been read. */
  readonly isStyled?: boolean;
}

/** Runs lib/inline/before-paint.ts the way the page does: from its text, with nothing but the browser around it. */
export function runBeforePaint({
  address = '/',
  stored = {},
  prefersDark = false,
  options,
  connection,
  hasWorker,
  ...page
}: Page = {}) {
  const root = {dataset: {} as Record<string, string>};
  const values = new Map(Object.entries(stored === 'blocked' ? {} : stored));
  const replaceState = vi.fn();
  const {pathname, search, hash} = new URL(address, 'https://sunroot.example');
  const meta = {content: '', setAttribute: (_: string, value: string) => Object.assign(meta, {content: value})};
  const fonts = fakeFonts();
  const {visit: type = 'navigate', isInBackground: hidden = false, isStyled = true, isBusy = false} = page;
  const link: {sheet: object | null; onload?: () => void; onerror?: () => void} = {sheet: isStyled ? {} : null};
  const querySelector = (selector: string) => (selector.startsWith('link') ? link : meta);
  vi.stubGlobal('document', {documentElement: root, querySelector, fonts, hidden});
  vi.stubGlobal('FontFace', fonts.Face);
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => [{type, name: `https://sunroot.example${address}`}],
  });
  const happen = new Map<string, (event?: object) => void>();
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => {
    const before = happen.get(event);
    happen.set(event, () => {
      before?.();
      listener();
    });
  });
  vi.stubGlobal('requestAnimationFrame', (listener: () => void) => happen.set('frame', listener));
  vi.stubGlobal('setTimeout', (listener: () => void, ms = 0) =>
    ms < 1000 && !isBusy ? listener() : happen.set(`${ms} ms`, listener),
  );
  vi.stubGlobal('navigator', {connection, serviceWorker: {controller: hasWorker ? {} : null}});
  vi.stubGlobal('location', {pathname, search, hash, origin: 'https://sunroot.example'});
  vi.stubGlobal('history', {state: null, replaceState});
  const system: {matches: boolean; onchange?: () => void} = {matches: prefersDark};
  vi.stubGlobal('matchMedia', () => system);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (stored === 'blocked') throw new DOMException('denied');
      return values.get(key) ?? null;
    },
    removeItem: (key: string) => void values.delete(key),
  });
  const defaults = {
    fallback: 'light',
    tints: TINTS,
    themeKey: STORAGE_KEYS.theme,
    sidebarKey: STORAGE_KEYS.docsSidebar,
    fonts: [
      ['fraunces', '/fonts/fraunces.woff2'],
      ['atkinson', '/fonts/atkinson.woff2'],
    ],
  };
  new Function(`(${beforePaint.toString()})(${JSON.stringify({...defaults, ...options})})`)();
  const newAddress = replaceState.mock.calls[0]?.[2] as string | undefined;
  const tint = () => meta.content;
  return {...root.dataset, root, link, happen, system, tint, address: newAddress, values, fonts};
}

/** Fonts that come when a test says so. */
function fakeFonts() {
  const [asked, used]: string[][] = [[], []];
  const ends = new Map<string, {resolve: () => void; reject: () => void}>();
  class Face {
    constructor(readonly family: string) {}
    load() {
      asked!.push(this.family);
      return new Promise<void>((resolve, reject) => ends.set(this.family, {resolve, reject}));
    }
  }
  return {
    Face,
    asked: asked!,
    used: used!,
    add: ({family}: Face) => void used!.push(family),
    arrive: (family: string) => ends.get(family)!.resolve(),
    fail: (family: string) => ends.get(family)!.reject(),
  };
}
