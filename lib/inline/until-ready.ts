import type {fetchApplication} from './fetch-application';
import type {ControlOptions, workControl} from './work-control';
import type {workMenu} from './work-menu';

export interface UntilReadyOptions extends ControlOptions {
  readonly runtime: 'intent' | 'idle' | 'load';
  readonly reloadKey: string;
  /** Media query of windows that need no menu. */
  readonly desktop: string;
}

/**
 * Stands in for the application until it is ready (`data-ready` on the html element): has it fetched, works at once what needs no application, and
 * repeats a press of any other control as soon as the application can answer it.
 * When a file of the application cannot be had, it reloads the page once and then shows the red box. Printed into the page as text, and
 * given the other functions: no imports but types.
 */
export function untilReady(
  options: UntilReadyOptions,
  fetchScripts: typeof fetchApplication,
  work: typeof workControl,
  menu: typeof workMenu,
): void {
  const root = document.documentElement;
  const isReady = () => Boolean(root.dataset.ready);
  let hasFailed = false;
  let isLeft = false;
  let pressed: HTMLElement | undefined;

  // Firefox gives up the scripts of a page that is about to be left, and tells it as if they had failed
  const onLeave = () => {
    isLeft = true;
  };
  fetchScripts(options.runtime, isReady, () => addEventListener('beforeunload', onLeave));

  const box = document.getElementById('load-failure');
  /** What is left without the application: the page a pressed link leads to, a second try, or the red box. */
  const goOn = (fault = '', mayReload = false) => {
    const {href} = (pressed ?? {}) as HTMLAnchorElement;
    if (href) location.assign(href);
    else if (mayReload) location.reload();
    else if (box) {
      delete root.dataset.loading;
      box.hidden = false;
      box.querySelector('[data-error]')!.textContent = fault;
    }
  };
  const press = (control?: HTMLElement) => {
    pressed = control;
    // the bar of components/navigation/progress-bar.client.tsx
    if (control) root.dataset.loading = '';
    else delete root.dataset.loading;
    setTimeout(() => isReady() || !control || pressed !== control || goOn(), 6000);
  };
  const canSearch = () => isReady() || !hasFailed;

  const onKeyDown = (event: KeyboardEvent) => {
    const {key, altKey, shiftKey, ctrlKey, metaKey} = event;
    if (key === 'Escape' && !isReady()) press();
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || !canSearch()) return;
    event.preventDefault();
    // its own button: the focus goes back to where it was
    if (!event.repeat) work(document.querySelector('[data-control=search-close]')!, options, menu);
  };
  // before React, which keeps keys, as presses, from everything while it begins
  addEventListener('keydown', onKeyDown, true);

  // a browser that brings this page back from its memory brings it back without a wish
  addEventListener('pagehide', () => press());
  // of a wide window the menu is no part, and would hold the focus unseen
  matchMedia(options.desktop).onchange = () =>
    isReady() || (document.getElementById(options.menuIds[0]!) as HTMLDialogElement).close();

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const target = event.target as Element;
    // beside an open dialog, where browsers know no closedby
    if (target instanceof HTMLDialogElement) target.close();
    // the search is opened and closed here with the application, too
    const control = target.closest<HTMLElement>(isReady() ? '[data-control^=search]' : '[data-control]');
    if (!control || (control.dataset.control === 'search' && !canSearch())) return;
    // React, once it has begun, keeps presses from everything it has not hydrated yet
    event.stopImmediatePropagation();
    if (!work(control, options, menu)) {
      if (hasFailed) return;
      press(control);
    }
    // the command of a menu's button would open or close the menu once more, where browsers know commands
    event.preventDefault();
  };
  addEventListener('click', onClick, true);

  // found by the browser's own search, in a closed panel
  addEventListener('beforematch', ({target}) => {
    const control = (target as Element).parentElement?.querySelector<HTMLElement>('[aria-expanded=false]');
    if (control) work(control, options, menu);
  });
  addEventListener('sunroot:ready', () => {
    removeEventListener('beforeunload', onLeave);
    try {
      if (!hasFailed) sessionStorage.removeItem(options.reloadKey);
    } catch {
      // nothing was kept
    }
    if (box) box.hidden = true;
    delete root.dataset.loading;
    pressed?.click();
  });

  addEventListener(
    'error',
    (event) => {
      // a file that did not come, or one that came damaged, which is an error of the window
      const src =
        (event.target as HTMLScriptElement).src ?? (event.error instanceof SyntaxError ? event.filename : undefined);
      if (isReady() || hasFailed || isLeft || !src?.includes('/_next/')) return;
      hasFailed = true;
      const fault = `The script ${src} did not load.`;
      console.warn(fault);
      dispatchEvent(new Event('sunroot:failed'));
      let isSecond = true;
      try {
        isSecond = sessionStorage.getItem(options.reloadKey) !== null;
        sessionStorage.setItem(options.reloadKey, src);
      } catch {
        // without storage a reload could go on for ever: show the box
      }
      goOn(fault, !isSecond);
    },
    true,
  );
}
