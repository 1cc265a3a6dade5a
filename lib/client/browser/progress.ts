import NProgress from 'nprogress';
import {isSamePath} from '@/lib/paths';

/** A navigation that ends sooner shows no bar. */
export const START_DELAY_MS = 200;

let committed: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

// nprogress would insert its template with innerHTML, which the content security policy forbids, and with invalid
// roles: the element is already in the page (components/navigation/progress-bar.client.tsx)
NProgress.configure({showSpinner: false, barSelector: '[data-bar]'});
NProgress.render = () => document.getElementById('nprogress') as HTMLDivElement;
// the element stays: its next run starts at the left and opaque; that may have been asked for while this one fades out
NProgress.remove = () => {
  const element = NProgress.render();
  for (const moved of [element, element.querySelector('[data-bar]')]) moved?.removeAttribute('style');
  if (!NProgress.isStarted()) delete document.documentElement.dataset.loading;
};

/** Starts the bar after 200 ms, for a navigation to another path (ignoring query and hash). */
export function startProgress(path: string): void {
  clearTimeout(timer);
  if (isSamePath(path, committed ?? location.pathname)) {
    finishProgress(path);
    return;
  }
  timer = setTimeout(() => {
    document.documentElement.dataset.loading = '';
    NProgress.start();
  }, START_DELAY_MS);
}

/** Ends the bar: the page at `path` is on the screen. */
export function finishProgress(path: string): void {
  committed = path;
  clearTimeout(timer);
  if (NProgress.isStarted()) NProgress.done();
}
