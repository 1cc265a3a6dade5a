import type {collapseDuration} from '@/lib/client/behavior/collapse';
import type {nextColorMode} from '@/lib/client/behavior/color-mode';

interface ControlOptions {
  readonly threeStates: boolean;
  readonly themeKey: string;
  readonly sidebarKey: string;
  /** What is stored when the reader closes the announcement; unset without one. */
  readonly announcement?: Readonly<Record<string, string>>;
  /** Media query of windows without a menu. */
  readonly desktop: string;
  /** Ids of the two dialogs. */
  readonly menuId: string;
  readonly searchId: string;
  /** The search index, for HTTP's cache. */
  readonly indexUrl: string;
}

/**
 * Handles every control of the shell (`data-control`), with and without the application: colour mode, menu, search,
 * disclosures, the sidebar, the skip link, the announcement, the box of a failed load. The markup is static, and no
 * component handles any of it. Printed into the page as text: only type imports.
 */
export function controls(options: ControlOptions, duration: typeof collapseDuration, nextMode: typeof nextColorMode) {
  const root = document.documentElement;
  const byId = (id: string) => document.getElementById(id) as HTMLDialogElement;
  const DISCLOSURE = '[data-control=disclosure]';
  // without storage, a choice lasts until the page is left
  const store = (key: string, value?: string) => {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    } catch {}
  };

  const panelOf = (button: Element) => button.closest('li')!.lastElementChild as HTMLElement;
  const disclose = (button: HTMLElement, isOpen: boolean, isAnimated?: boolean) => {
    const panel = panelOf(button);
    const settle = () => {
      // the browser's search can still find closed content
      panel.hidden = (!isOpen && 'until-found') as boolean;
      panel.inert = false;
    };
    button.ariaExpanded = `${isOpen}`;
    button.ariaLabel = button.ariaLabel?.replace(/^\w+/, isOpen ? 'Collapse' : 'Expand') ?? null;
    // measured only for an animation: it makes the browser lay out the page
    if (!isAnimated) return settle();
    const from = panel.offsetHeight;
    panel.hidden = false;
    // a moving panel reverses from its current height
    for (const animation of panel.getAnimations()) animation.cancel();
    const height = panel.scrollHeight;
    // nothing in a closing panel gets the focus
    panel.inert = !isOpen;
    panel.animate(
      {height: [`${from}px`, `${isOpen ? height : 0}px`], overflow: ['clip', 'clip']},
      {duration: duration(height, matchMedia('(prefers-reduced-motion: reduce)').matches), easing: 'ease-in-out'},
    ).onfinish = settle;
  };
  const toggle = (button: HTMLElement) => {
    const isOpening = button.ariaExpanded !== 'true';
    const list = button.closest('ul');
    if (isOpening && button.closest('[data-auto-collapse]'))
      for (const open of list!.querySelectorAll<HTMLElement>(`${DISCLOSURE}[aria-expanded=true]`))
        if (open.closest('ul') === list) disclose(open, false, true);
    disclose(button, isOpening, true);
  };
  // the browser's search has found text in a closed panel
  addEventListener('beforematch', ({target}) => {
    const button = (target as Element).closest('li')?.querySelector<HTMLElement>(DISCLOSURE);
    if (button) disclose(button, true);
  });

  const openMenu = (opener: HTMLElement) => {
    const menu = byId(options.menuId);
    // reopened on the same page, it is as the reader left it
    if (menu.dataset.page !== location.pathname) {
      menu.dataset.page = location.pathname;
      for (const button of menu.querySelectorAll<HTMLElement>(DISCLOSURE))
        disclose(button, !!panelOf(button).querySelector('[data-active]'));
      const sidebar = document.querySelector('main [data-section-sidebar]');
      menu.dataset.panel = '';
      menu.querySelector('[data-copy]')!.replaceChildren(sidebar?.cloneNode(true) ?? '');
    }
    // the focus returns here: not every browser focuses what is clicked
    opener.focus();
    menu.showModal();
    opener.ariaExpanded = 'true';
    menu.onclose = () => {
      opener.ariaExpanded = 'false';
    };
  };
  matchMedia(options.desktop).onchange = () => byId(options.menuId).close();

  const toggleSearch = (control?: HTMLElement) => {
    const search = byId(options.searchId);
    // the search cannot load: go to the list of all articles, which the dialog links to
    if (root.dataset.failed) return search.querySelector('a')!.click();
    const isOpening = !search.open;
    // itself, or the menu that contains its button
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    if (!isOpening) return;
    control?.focus();
    search.showModal();
    // on a slow connection it loads in parallel with the application, which requests it last
    if (!root.dataset.ready) fetch(options.indexUrl, {priority: 'low'}).catch(() => {});
    dispatchEvent(new Event('sunroot:search'));
  };

  const handle = (kind: string, control: HTMLElement) => {
    if (kind === 'theme') {
      const next = nextMode(root.dataset.choice!, options.threeStates);
      store(options.themeKey, next === 'system' ? '' : next);
      // like a choice in another tab: lib/client/inline/before-paint.ts and next-themes follow
      dispatchEvent(new StorageEvent('storage', {key: options.themeKey, newValue: next}));
    } else if (kind === 'disclosure') toggle(control);
    else if (kind === 'sidebar') {
      const next = root.dataset.docsSidebar ? '' : 'hidden';
      root.dataset.docsSidebar = next;
      store(options.sidebarKey, next);
      const frame = control.parentElement!;
      const shown = frame.querySelector('[aria-current]:not([hidden] *,[inert] *)') ?? frame.querySelector('a,button');
      ((next ? frame.lastElementChild : shown) as HTMLElement).focus();
    } else if (/search/.test(kind)) toggleSearch(control);
    else if (kind === 'menu') openMenu(control);
    else if (kind === 'menu-back') {
      const menu = byId(options.menuId);
      menu.dataset.panel = 'main';
      menu.querySelector<HTMLElement>('[data-main] :is(a,button)')!.focus();
    } else if (kind === 'retry') location.reload();
    else if (kind === 'close-announcement') {
      root.dataset.announcement = 'dismissed';
      for (const [key, value] of Object.entries(options.announcement!)) store(key, value);
    } else if (kind === 'close-failure') control.parentElement!.hidden = true;
    else if (kind === 'skip') {
      byId('main').tabIndex = -1;
      byId('main').focus();
      byId('main').scrollIntoView();
    }
  };
  let pressed: EventTarget | null;
  const onPress = ({target}: Event) => {
    pressed = target;
    // a click on text would focus the page again, and Tab would go on from its top
    byId('main').removeAttribute('tabindex');
  };
  addEventListener('pointerdown', onPress, true);
  // in the capture phase: React stops clicks and keys while it hydrates
  const onClick = (event: Event) => {
    const target = event.target as Element;
    // a click outside an open dialog, not the end of a selection in it
    if (target instanceof HTMLDialogElement && target === pressed) target.close();
    const control = target.closest<HTMLElement>('[data-control]');
    if (!control) return;
    event.preventDefault();
    handle(control.dataset.control!, control);
  };
  addEventListener('click', onClick, true);
  const onKey = (event: KeyboardEvent) => {
    const {key, altKey, shiftKey, ctrlKey, metaKey} = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    if (!event.repeat) toggleSearch();
  };
  addEventListener('keydown', onKey, true);
}
