import {vi} from 'vitest';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {mayPrefetch} from '@/lib/client/browser/connection';
import {
  bareAddress,
  hideUnstyled,
  loadFonts,
  type StoredChoicesOptions,
  storedChoices,
} from '@/lib/client/inline/before-paint';

/** The colours of the browser's own bar. */
export const TINTS = {light: '#fbf8f1', dark: '#0e1714'} as const;

/** The page in which the script runs. */
export interface Page {
  readonly address?: string;
  readonly stored?: Record<string, string> | 'blocked';
  readonly prefersDark?: boolean;
  readonly options?: Partial<StoredChoicesOptions>;
  readonly connection?: {saveData?: boolean; effectiveType?: string};
  readonly visit?: 'navigate' | 'reload' | 'back_forward';
  /** Whether the style sheet has loaded when the page has been parsed. */
  readonly isStyled?: boolean;
}

/** Runs lib/client/inline/before-paint.ts as the page does: from its text, with only the browser around it. */
export function runBeforePaint({
  address = '/',
  stored = {},
  prefersDark = false,
  options,
  connection,
  ...page
}: Page = {}) {
  const root = {dataset: {} as Record<string, string>};
  const values = new Map(Object.entries(stored === 'blocked' ? {} : stored));
  const replaceState = vi.fn();
  const {pathname, search, hash} = new URL(address, 'https://sunroot.example');
  const meta = {content: ''};
  const fonts = fakeFonts();
  const {visit: type = 'navigate', isStyled = true} = page;
  const link: {sheet: object | null; onload?: () => void; onerror?: () => void} = {sheet: isStyled ? {} : null};
  const querySelector = (selector: string) => (selector.startsWith('link') ? link : meta);
  vi.stubGlobal('document', {documentElement: root, body: {}, querySelector, fonts, referrer: ''});
  vi.stubGlobal('FontFace', fonts.Face);
  vi.stubGlobal('fetch', fonts.fetch);
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{type, name: `https://sunroot.example${address}`}],
  });
  const happen = new Map<string, (event?: object) => void>();
  const on = (name: string, listener: (event?: object) => void) => {
    const before = happen.get(name);
    happen.set(name, (event) => {
      before?.(event);
      listener(event);
    });
  };
  /** The page's own storage events, as next-themes receives them. */
  const events: (string | null)[] = [];
  class StorageEvent {
    readonly isTrusted = false;
    constructor(
      readonly type: string,
      readonly init: {key?: string; newValue: string},
    ) {}
    get key() {
      return this.init.key ?? null;
    }
    get newValue() {
      return this.init.newValue;
    }
  }
  vi.stubGlobal('StorageEvent', StorageEvent);
  vi.stubGlobal('dispatchEvent', (event: StorageEvent) => {
    events.push(event.newValue);
    happen.get(event.type)?.(event);
  });
  /** Another tab has changed the storage, under this key, or cleared it. */
  const changeElsewhere = (key: string | null = STORAGE_KEYS.theme) => {
    const stopImmediatePropagation = vi.fn();
    happen.get('storage')!({key, isTrusted: true, stopImmediatePropagation});
    return stopImmediatePropagation.mock.calls.length > 0;
  };
  vi.stubGlobal('addEventListener', on);
  vi.stubGlobal('requestAnimationFrame', (listener: () => void) => on('frame', listener));
  vi.stubGlobal('setTimeout', (listener: () => void, ms = 0) =>
    ms < 1000 ? listener() : happen.set(`${ms} ms`, listener),
  );
  vi.stubGlobal('navigator', {connection});
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
    announcement: {id: 'spring', dismissed: 'true'},
  };
  const files = [
    ['fraunces', '/fonts/fraunces.woff2'],
    ['atkinson', '/fonts/atkinson.woff2'],
  ];
  const calls = [
    `(${bareAddress})()`,
    `(${storedChoices})(${JSON.stringify({...defaults, ...options})})`,
    `(${loadFonts})(${JSON.stringify(files)},${mayPrefetch})`,
    `(${hideUnstyled})()`,
  ];
  new Function(calls.join(';'))();
  const newAddress = replaceState.mock.calls[0]?.[2] as string | undefined;
  const tint = () => meta.content;
  return {
    ...root.dataset,
    root,
    link,
    happen,
    changeElsewhere,
    events,
    system,
    tint,
    address: newAddress,
    values,
    fonts,
  };
}

/** Fonts that load when a test says so. */
function fakeFonts() {
  const [requested, used]: string[][] = [[], []];
  const answers = new Map<string, (response: object) => void>();
  class Face {
    constructor(
      readonly family: string,
      readonly data: ArrayBuffer,
    ) {}
    async load() {
      // the host's page for missing files
      if (this.data.byteLength === 0) throw new DOMException('This is no font.');
      return this;
    }
  }
  return {
    Face,
    requested: requested!,
    used: used!,
    add: ({family}: Face) => void used!.push(family),
    fetch: (address: string) => {
      requested!.push(address);
      return new Promise((answer) => answers.set(address, answer));
    },
    arrive: (address: string, status = 200) =>
      answers.get(address)!({arrayBuffer: async () => new ArrayBuffer(status === 200 ? 8 : 0)}),
  };
}
