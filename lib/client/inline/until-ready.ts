import type {reloadOnce} from '@/lib/client/browser/reload-once';

/**
 * Until the application is ready (`data-ready` on the html element), keeps clicks and keys from React, and records the
 * last click on a control that needs it (`data-action`), to repeat it then; after `timeout` milliseconds shows the red
 * box. When a file of the application fails to load, reloads the page once and then shows the box. Printed into the page
 * as text: only type imports.
 */
export function untilReady(
  {reloadKey, timeout}: {readonly reloadKey: string; readonly timeout: number},
  reload: typeof reloadOnce,
): void {
  const {dataset} = document.documentElement;
  const isReady = () => dataset.ready;
  let clicked: HTMLElement | undefined;

  // React would hydrate the whole page within one of these events, before the next paint. The page's own scripts listen
  // on the window; `change` is not stopped: country-lines.ts listens on the element
  const types = 'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input';
  for (const type of types.split(' ')) addEventListener(type, (event) => isReady() || event.stopPropagation(), true);

  const box = document.getElementById('load-failure')!;
  const showBox = () => {
    delete dataset.loading;
    box.hidden = false;
  };
  const onClick = ({target}: Event) => {
    const control = (target as Element).closest<HTMLElement>('[data-action]');
    if (!control || isReady() || dataset.failed) return;
    clicked = control;
    // the bar of components/navigation/progress-bar.client.tsx
    dataset.loading = '';
    setTimeout(() => isReady() || showBox(), timeout);
  };
  addEventListener('click', onClick, true);
  addEventListener('sunroot:ready', () => {
    window.onbeforeunload = null;
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

  const onError = (event: ErrorEvent) => {
    // a file that failed to load, or a damaged one, which is an error event of the window
    const src = (event.target as HTMLScriptElement).src || (event.error instanceof SyntaxError ? event.filename : '');
    if (isReady() || dataset.failed || dataset.left || !src.includes('/_next/')) return;
    dataset.failed = 'yes';
    console.warn(`The script ${src} did not load.`);
    dispatchEvent(new Event('sunroot:failed'));
    if (!reload(reloadKey)) showBox();
  };
  addEventListener('error', onError, true);
}
