import type {fetchApplication} from './fetch-application';

export interface UntilReadyOptions {
  readonly runtime: 'intent' | 'idle' | 'load';
  readonly reloadKey: string;
  /** Milliseconds a click waits for the application. */
  readonly patience: number;
}

/**
 * Has the application fetched, and until it is ready (`data-ready` on the html element) notes the last click on a control that only the application
 * can answer (`data-action`), to repeat it then. When a file of the application cannot be had, it reloads the page once and then shows the red box.
 * Printed into the page as text, and given the other function: no imports but types.
 */
export function untilReady(
  {runtime, reloadKey, patience}: UntilReadyOptions,
  fetchScripts: typeof fetchApplication,
): void {
  const {dataset} = document.documentElement;
  const isReady = () => dataset.ready;
  let isLeft = false;
  let clicked: HTMLElement | undefined;

  // Firefox gives up the scripts of a page that is about to be left, and tells it as if they had failed
  const onLeave = () => {
    isLeft = true;
  };
  fetchScripts(runtime, isReady, () => addEventListener('beforeunload', onLeave));

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
      setTimeout(() => isReady() || showBox(), patience);
    },
    true,
  );
  addEventListener('sunroot:ready', () => {
    removeEventListener('beforeunload', onLeave);
    try {
      if (!dataset.failed) sessionStorage.removeItem(reloadKey);
    } catch {
      // nothing was kept
    }
    delete dataset.failed;
    delete dataset.loading;
    box.hidden = true;
    clicked?.click();
  });

  addEventListener(
    'error',
    (event) => {
      // a file that did not come, or one that came damaged, which is an error of the window
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
        // without storage a reload could go on for ever
      }
      showBox();
    },
    true,
  );
}
