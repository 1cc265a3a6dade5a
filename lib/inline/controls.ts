import type {collapseDuration} from '@/lib/behavior/collapse';
import type {nextColorMode} from '@/lib/behavior/color-mode';

export interface ControlOptions {
  readonly threeStates: boolean;
  readonly themeKey: string;
  readonly sidebarKey: string;
  /** Media query of windows that need no menu. */
  readonly desktop: string;
  /** Ids of the two dialogs. */
  readonly menuId: string;
  readonly searchId: string;
  /** Address of the index of all articles, for readers whose application has failed. */
  readonly index: string;
}

/**
 * Works every control of the page's frame (`data-control`), with the application or without: colour mode, menu, search, disclosures, the sidebar,
 * the skip link. The markup is static, and no component repeats any of it. Printed into the page as text: no imports but types.
 */
export function controls(options: ControlOptions, duration: typeof collapseDuration, nextMode: typeof nextColorMode) {
  const root = document.documentElement;
  const at = (id: string) => document.getElementById(id) as HTMLDialogElement;
  const DISCLOSURE = '[data-control=disclosure]';
  // what cannot be stored lasts as long as the page
  const store = (key: string, value?: string) => {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    } catch {}
  };

  const panelOf = (button: Element) => button.closest('li')!.lastElementChild as HTMLElement;
  const disclose = (button: HTMLElement, isOpen: boolean, isAnimated?: boolean) => {
    const panel = panelOf(button);
    const from = panel.offsetHeight;
    const settle = () => {
      // closed, it can still be found in the page
      panel.hidden = (!isOpen && 'until-found') as boolean;
    };
    button.ariaExpanded = `${isOpen}`;
    if (button.ariaLabel) button.ariaLabel = button.ariaLabel.replace(/^\w+/, isOpen ? 'Collapse' : 'Expand');
    if (!isAnimated) return settle();
    panel.hidden = false;
    // a panel that still moves turns round where it is
    for (const animation of panel.getAnimations()) animation.cancel();
    const height = panel.scrollHeight;
    panel.animate(
      {height: [`${from}px`, `${isOpen ? height : 0}px`], overflow: ['clip', 'clip']},
      {duration: duration(height, matchMedia('(prefers-reduced-motion: reduce)').matches), easing: 'ease-in-out'},
    ).onfinish = settle;
  };
  const toggle = (button: HTMLElement) => {
    const isOpening = button.ariaExpanded !== 'true';
    if (isOpening && button.closest('[data-auto-collapse]')) {
      for (const item of button.closest('ul')!.children) {
        const sibling = item.querySelector<HTMLElement>(DISCLOSURE);
        if (sibling?.ariaExpanded === 'true') disclose(sibling, false, true);
      }
    }
    disclose(button, isOpening, true);
  };
  // found by the browser's own search, in a closed panel
  addEventListener('beforematch', ({target}) => {
    const button = (target as Element).closest('li')?.querySelector<HTMLElement>(DISCLOSURE);
    if (button) disclose(button, true);
  });

  const openMenu = (opener: HTMLElement) => {
    const menu = at(options.menuId);
    // opened again on the same page, it is as the reader left it
    if (menu.dataset.page !== location.pathname) {
      menu.dataset.page = location.pathname;
      for (const button of menu.querySelectorAll<HTMLElement>(DISCLOSURE))
        disclose(button, !!panelOf(button).querySelector('[data-active]'));
      const sidebar = document.querySelector('main [data-section-sidebar]');
      menu.dataset.panel = sidebar ? 'section' : 'main';
      menu.querySelector('[data-copy]')!.replaceChildren(...(sidebar ? [sidebar.cloneNode(true)] : []));
    }
    menu.showModal();
    opener.ariaExpanded = 'true';
  };
  const desktop = matchMedia(options.desktop);
  desktop.onchange = () => at(options.menuId).close();
  addEventListener(
    'close',
    ({target}) => {
      const menu = at(options.menuId);
      if (target !== menu) return;
      const opener = menu.previousElementSibling as HTMLElement;
      opener.ariaExpanded = 'false';
      // in a wide window the button is gone; the next stop is the brand
      (desktop.matches ? (menu.nextElementSibling as HTMLElement) : opener).focus();
    },
    true,
  );

  const toggleSearch = (control: HTMLElement) => {
    if (root.dataset.failed) return location.assign(options.index);
    const search = at(options.searchId);
    const isOpening = !search.open;
    // itself, or the menu that its button stands in
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    if (!isOpening) return;
    // not every browser focuses what is clicked
    control.focus();
    search.showModal();
    dispatchEvent(new Event('sunroot:search'));
  };

  const work = (kind: string, control: HTMLElement) => {
    if (kind === 'theme') {
      const next = nextMode(root.dataset.choice!, options.threeStates);
      store(options.themeKey, next === 'system' ? '' : next);
      // as if another tab had chosen: lib/inline/before-paint.ts and next-themes follow
      dispatchEvent(new StorageEvent('storage', {key: options.themeKey, newValue: next}));
    } else if (kind === 'disclosure') toggle(control);
    else if (/-sidebar/.test(kind)) {
      const next = kind === 'hide-sidebar' ? 'hidden' : '';
      root.dataset.docsSidebar = next;
      store(options.sidebarKey, next);
      const find = (selector: string) => control.parentElement!.querySelector<HTMLElement>(selector);
      const current = find('[aria-current]');
      const shown = current?.closest('[hidden]') ? null : current;
      (next ? find('[data-control=show-sidebar]') : (shown ?? find('a,button')))?.focus();
    } else if (/search/.test(kind)) toggleSearch(control);
    else if (kind === 'menu') openMenu(control);
    else if (kind === 'menu-back') {
      const menu = at(options.menuId);
      menu.dataset.panel = 'main';
      menu.querySelector<HTMLElement>('[data-main] :is(a,button)')!.focus();
    } else if (kind === 'retry') location.reload();
    else {
      // the skip link
      at('main').focus();
      at('main').scrollIntoView();
    }
  };
  // before React, which keeps clicks and keys from everything while it begins
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      // beside an open dialog
      if (target instanceof HTMLDialogElement) target.close();
      const control = target.closest<HTMLElement>('[data-control]');
      if (!control) return;
      event.preventDefault();
      work(control.dataset.control!, control);
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const {key, altKey, shiftKey, ctrlKey, metaKey} = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      // its own button: the focus goes back to where it was
      if (!event.repeat) document.querySelector<HTMLElement>('[data-control=search-close]')!.click();
    },
    true,
  );
}
