import type {fetchApplication} from './fetch-application';

interface UntilReadyOptions {
  readonly reloadKey: string;
  /** How many milliseconds a click waits for the application. */
  readonly timeout: number;
}

/**
 * Loads the application, and until it is ready (`data-ready` on the html element) records the last click on a control
 * that needs it (`data-action`), to repeat it then. When a file of the application fails to load, reloads the page once
 * and then shows the red box. Printed into the page as text, with the other function as argument: only type imports.
 */
export function untilReady({reloadKey, timeout}: UntilReadyOptions, fetchScripts: typeof fetchApplication): void {
  const {dataset} = document.documentElement;
  const isReady = () => dataset.ready;
  let isLeft = false;
  let clicked: HTMLElement | undefined;

  // Firefox cancels the scripts of a page that is being left, and reports them as failed
  const onLeave = () => {
    isLeft = true;
  };
  fetchScripts(isReady, () => addEventListener('beforeunload', onLeave));
  // React would hydrate the whole page within one of these events, before the next paint. The page's own scripts listen
  // on the window; `change` stays, which is listened to on its element (country-lines.ts)
  const types = 'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input';
  for (const type of types.split(' ')) addEventListener(type, (event) => isReady() || event.stopPropagation(), true);

  const box = document.getElementById('load-failure')!;
  const showBox = () => {
    delete dataset.loading;
    box.hidden = false;
  };
  addEventListener(
    'click',
    ({target}) => {
      const control = (target as Element).closest<HTMLElement>('[data-action]');
      if (!control || isReady() || dataset.failed) return;
      clicked = control;
      // the bar of components/navigation/progress-bar.client.tsx
      dataset.loading = '';
      setTimeout(() => isReady() || showBox(), timeout);
    },
    true,
  );
  addEventListener('sunroot:ready', () => {
    removeEventListener('beforeunload', onLeave);
    try {
      if (!dataset.failed) sessionStorage.removeItem(reloadKey);
    } catch {
      // nothing was stored
    }
    delete dataset.failed;
    delete dataset.loading;
    box.hidden = true;
    clicked?.click();
  });

  addEventListener(
    'error',
    (event) => {
      // a file that failed to load, or a damaged one, which is an error event of the window
      const src = (event.target as HTMLScriptElement).src || (event.error instanceof SyntaxError ? event.filename : '');
      if (isReady() || dataset.failed || isLeft || !src.includes('/_next/')) return;
      dataset.failed = 'yes';
      console.warn(`The script ${src} did not load.`);
      dispatchEvent(new Event('sunroot:failed'));
      try {
        if (!sessionStorage.getItem(reloadKey)) {
          sessionStorage.setItem(reloadKey, src);
          return location.reload();
        }
      } catch {
        // without storage, reloads could repeat for ever
      }
      showBox();
    },
    true,
  );
}
