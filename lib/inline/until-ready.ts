import type {workMenu} from './work-menu';

type WorkMenu = Parameters<typeof workMenu>;

export interface UntilReadyOptions {
  readonly runtime: 'intent' | 'idle' | 'load';
  readonly threeStates: boolean;
  readonly themeKey: string;
  readonly sidebarKey: string;
  readonly reloadKey: string;
  /** Ids of the mobile menu and its two panels, the section's and the main one. */
  readonly menuIds: readonly string[];
  /** Media query of windows that need no menu. */
  readonly desktop: string;
}

/**
 * Stands in for the application until it is ready (`data-ready` on the html element): fetches it when the reader shows intent, works the
 * colour mode, the menu, dropdowns, the sidebar and its categories at once, and repeats a press of any other control as soon as the
 * application can answer it.
 * When a file of the application cannot be had, it reloads the page once and then shows the red box. Printed into the page as text:
 * no imports but types.
 */
export function untilReady(options: UntilReadyOptions, workMenu: (...press: WorkMenu) => void): void {
  const root = document.documentElement;
  const isReady = () => Boolean(root.dataset.ready);
  let isFetching = false;
  let hasFailed = false;
  let isLeft = false;
  let pressed: HTMLElement | undefined;

  // Firefox gives up the scripts of a page that is about to be left, and tells it as if they had failed
  const onLeave = () => {
    isLeft = true;
  };
  // the build took the scripts out of the load path (scripts/postbuild/defer-runtime.mts)
  const fetchRuntime = () => {
    const sources = document.getElementById('runtime')?.textContent;
    if (isFetching || !sources) return;
    isFetching = true;
    addEventListener('beforeunload', onLeave);
    for (const source of JSON.parse(sources) as string[]) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      document.head.append(script);
    }
  };
  // a press on a link is a page load as long as the application is not there: the page comes first, and the line is its own
  const isPage = ({origin, pathname}: HTMLAnchorElement) =>
    !isReady() && origin === location.origin && pathname !== location.pathname && !/\.\w+$/.test(pathname);
  let ahead = '';
  const fetchPage = (address: string) => {
    if (address === ahead) return;
    ahead = address;
    const link = document.createElement('link');
    if (isFrugal || !link.relList.supports?.('prefetch')) return fetchRuntime();
    link.rel = 'prefetch';
    link.href = address;
    link.onload = fetchRuntime;
    link.onerror = fetchRuntime;
    document.head.append(link);
  };
  const {saveData, effectiveType = ''} =
    (navigator as {connection?: {saveData?: boolean; effectiveType?: string}}).connection ?? {};
  const isFrugal = saveData || /2g/.test(effectiveType);
  if (options.runtime === 'load' || document.querySelector('[data-needs-app]')) {
    addEventListener('DOMContentLoaded', fetchRuntime);
  } else {
    for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
      addEventListener(
        type,
        (event) => {
          const control = (event.target as Element | null)?.closest?.<HTMLElement>('a,button,summary,input');
          if (control instanceof HTMLAnchorElement && isPage(control) && type !== 'keydown') fetchPage(control.href);
          else if (control || type === 'keydown' || type === 'touchstart') fetchRuntime();
        },
        {capture: true, passive: true},
      );
    }
    addEventListener('load', () => {
      const idle = window.requestIdleCallback ?? setTimeout;
      if (!isFrugal && effectiveType !== '3g')
        setTimeout(() => idle(fetchRuntime), options.runtime === 'idle' ? 0 : 1000);
    });
  }

  // the panel of a category or of the menu's dropdown ends its list item, that of the bar's dropdown stands beside its button
  const setOpen = (control: Element, isOpen: boolean) => {
    const panel = (control.closest('li') ?? control.parentElement!).lastElementChild as HTMLElement;
    // closed, it can still be found in the page
    panel.hidden = (!isOpen && 'until-found') as boolean;
    control.ariaExpanded = `${isOpen}`;
    const label = control.ariaLabel;
    if (label) control.ariaLabel = label.replace(/^(Expand|Collapse) /, isOpen ? 'Collapse ' : 'Expand ');
  };

  const box = document.getElementById('load-failure');
  /** What is left without the application: the page a pressed link leads to, a second try, or the red box. */
  const goOn = (fault = '', mayReload = false) => {
    const {href} = (pressed ?? {}) as HTMLAnchorElement;
    if (href) location.assign(href);
    else if (mayReload) location.reload();
    else if (box) {
      box.hidden = false;
      box.querySelector('[data-error]')!.textContent = fault;
    }
  };
  const press = (control?: HTMLElement) => {
    pressed = control;
    delete root.dataset.typed;
    setTimeout(() => isReady() || !control || pressed !== control || goOn(), 6000);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isReady() || hasFailed) return;
    const search = document.querySelector<HTMLElement>('[data-control=search]');
    const {key, altKey, ctrlKey, metaKey} = event;
    const {typed = ''} = root.dataset;
    if (key === 'Escape') return press();
    if (search && (ctrlKey || metaKey) && key.toLowerCase() === 'k') press(search);
    else if (pressed?.dataset.control !== 'search' || altKey || ctrlKey || metaKey) return;
    // components/search/keep-typing.ts takes it from there; a space alone is for what has the focus, or for the page
    else if (key.length === 1 && typed + key !== ' ') root.dataset.typed = typed + key;
    else if (key === 'Backspace') root.dataset.typed = typed.slice(0, -1);
    else return;
    event.preventDefault();
  };
  // before React, which keeps keys, as presses, from everything while it begins
  addEventListener('keydown', onKeyDown, true);

  const closeMenu = () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  // a browser that brings this page back from its memory brings it back without the menu the reader left by, and without a wish
  addEventListener('pagehide', () => {
    closeMenu();
    press();
  });
  // of a wide window the menu is no part, and would hold the focus unseen
  matchMedia(options.desktop).onchange = () => isReady() || closeMenu();

  // what cannot be stored lasts as long as the page
  const store = (key: string, value?: string) => {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    } catch {}
  };
  const onClick = (event: MouseEvent) => {
    if (isReady() || event.ctrlKey || event.metaKey) return;
    const target = event.target as Element;
    // beside the open menu, where browsers know no closedby
    if (target instanceof HTMLDialogElement) target.close();
    const control = target.closest<HTMLElement>('[data-control]');
    if (!control) return;
    // React, once it has begun, keeps presses from everything it has not hydrated yet
    event.stopImmediatePropagation();
    const kind = control.dataset.control;
    if (kind === 'theme') {
      const {choice} = root.dataset;
      const next = choice === 'light' ? 'dark' : choice === 'dark' && options.threeStates ? 'system' : 'light';
      root.dataset.choice = next;
      store(options.themeKey, next === 'system' ? '' : next);
      // as if another tab had chosen: lib/inline/before-paint.ts follows
      dispatchEvent(new Event('storage'));
    } else if (/category|collapsible|dropdown/.test(kind!)) {
      const isOpening = control.ariaExpanded !== 'true';
      if (isOpening && kind === 'category' && control.closest('[data-auto-collapse]')) {
        for (const item of control.closest('ul')!.children) {
          const sibling = item.querySelector('[data-control=category]');
          if (sibling) setOpen(sibling, false);
        }
      }
      setOpen(control, isOpening);
    } else if (/-sidebar/.test(kind!)) {
      const next = kind === 'hide-sidebar' ? 'hidden' : '';
      root.dataset.docsSidebar = next;
      store(options.sidebarKey, next);
      const focused = next ? '[data-control=show-sidebar]' : '[aria-current]';
      control.parentElement!.querySelector<HTMLElement>(focused)?.focus();
    } else if (kind === 'retry') {
      location.reload();
    } else if (kind === 'skip') {
      event.preventDefault();
      document.getElementById('main')!.focus();
    } else if (/menu/.test(kind!)) {
      // the command of the button would open or close the menu once more, where browsers know commands
      event.preventDefault();
      workMenu(kind!, control, options.menuIds);
    } else if (!hasFailed) {
      press(control);
      event.preventDefault();
    }
  };
  addEventListener('click', onClick, true);

  // found by the browser's own search: the browser opens the panel
  addEventListener('beforematch', ({target}) => {
    const control = (target as Element).parentElement?.querySelector('[aria-expanded]');
    if (control) setOpen(control, true);
  });
  addEventListener('sunroot:ready', () => {
    removeEventListener('beforeunload', onLeave);
    try {
      if (!hasFailed) sessionStorage.removeItem(options.reloadKey);
    } catch {
      // nothing was kept
    }
    if (box) box.hidden = true;
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
