export interface UntilReadyOptions {
  readonly runtime: 'intent' | 'idle' | 'load';
  readonly threeStates: boolean;
  readonly themeKey: string;
  readonly reloadKey: string;
}

/**
 * Stands in for the application until it is ready (`data-ready` on the html element): fetches it when the reader shows intent, works the
 * colour mode at once, and repeats a press of any other control as soon as the application can answer it. When a file of the
 * application cannot be had, it reloads the page once and then shows the red box. Printed into the page as text: no imports.
 */
export function untilReady(options: UntilReadyOptions): void {
  const root = document.documentElement;
  const isReady = () => root.dataset.ready !== undefined;
  let isFetching = options.runtime === 'load';
  let pressed: HTMLElement | undefined;

  // scripts the build took out of the load path; see scripts/postbuild/defer-runtime.mts
  const fetchRuntime = () => {
    if (isFetching) return;
    isFetching = true;
    for (const source of JSON.parse(document.getElementById('runtime')?.textContent ?? '[]') as string[]) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      document.head.append(script);
    }
  };
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  const isFrugal = connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
  const onIntent = (event: Event) => {
    const target = event.target as Element | null;
    if (event.type !== 'pointerover' || target?.closest?.('a, button, summary, input')) fetchRuntime();
  };
  if (!isFetching) {
    for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown']) {
      addEventListener(type, onIntent, {capture: true, passive: true});
    }
    addEventListener('load', () => {
      if (options.runtime === 'idle' || !isFrugal) {
        const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
        setTimeout(() => idle(fetchRuntime), options.runtime === 'idle' ? 0 : 3500);
      }
    });
  }

  document.addEventListener('click', (event) => {
    if (isReady()) return;
    const control = (event.target as Element).closest<HTMLElement>('[data-control]');
    if (!control) return;
    if (control.dataset.control === 'theme') {
      const dark = root.dataset.theme === 'dark';
      const next = options.threeStates ? {system: 'light', light: 'dark', dark: 'system'}[root.dataset.choice ?? 'system'] : dark ? 'light' : 'dark';
      root.dataset.choice = next;
      root.dataset.theme = next === 'system' ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : next;
      try {
        if (next === 'system') localStorage.removeItem(options.themeKey);
        else localStorage.setItem(options.themeKey, next ?? 'light');
      } catch {
        // the choice lasts as long as the page
      }
    } else {
      pressed = control;
      event.preventDefault();
    }
  });
  addEventListener('sunroot:ready', () => {
    try {
      sessionStorage.removeItem(options.reloadKey);
    } catch {
      // nothing was kept
    }
    pressed?.click();
  });

  addEventListener(
    'error',
    (event) => {
      const {src} = event.target as HTMLScriptElement;
      if (isReady() || !src?.includes('/_next/')) return;
      console.warn(`The script ${src} did not load.`);
      dispatchEvent(new Event('sunroot:failed'));
      let reloaded = true;
      try {
        reloaded = sessionStorage.getItem(options.reloadKey) !== null;
        sessionStorage.setItem(options.reloadKey, src);
      } catch {
        // without storage a reload could go on for ever: show the box
      }
      const box = document.getElementById('load-failure');
      if (!reloaded) location.reload();
      else if (box) {
        box.hidden = false;
        box.querySelector('[data-error]')!.textContent = `The script ${src} did not load.`;
        box.querySelector('button')!.onclick = () => location.reload();
      }
    },
    true,
  );
}
