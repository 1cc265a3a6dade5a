import type {workMenu} from './work-menu';

export interface ControlOptions {
  readonly threeStates: boolean;
  readonly themeKey: string;
  readonly sidebarKey: string;
  /** Ids of the mobile menu and its two panels, the section's and the main one. */
  readonly menuIds: readonly string[];
  /** Id of the search's dialog. */
  readonly searchId: string;
}

/**
 * Does what a press on a control asks for, where that needs no application: the colour mode, the menu, the search, dropdowns, the sidebar and its categories, the
 * link past the navigation, a second try. Returns whether it was such a control. Printed into the page as text: no imports but types.
 */
export function workControl(control: HTMLElement, options: ControlOptions, menu: typeof workMenu): boolean {
  const root = document.documentElement;
  const kind = control.dataset.control!;
  // what cannot be stored lasts as long as the page
  const store = (key: string, value?: string) => {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    } catch {}
  };
  // the panel of a category or of the menu's dropdown ends its list item, that of the bar's dropdown stands beside its button
  const setOpen = (opener: Element, isOpen: boolean) => {
    const panel = (opener.closest('li') ?? opener.parentElement!).lastElementChild as HTMLElement;
    // closed, it can still be found in the page
    panel.hidden = (!isOpen && 'until-found') as boolean;
    opener.ariaExpanded = `${isOpen}`;
    const label = opener.ariaLabel;
    if (label) opener.ariaLabel = label.replace(/^(Expand|Collapse) /, isOpen ? 'Collapse ' : 'Expand ');
  };
  if (kind === 'theme') {
    const {choice} = root.dataset;
    // nextColorMode of lib/behavior/color-mode.ts
    const next = choice === 'light' ? 'dark' : choice === 'dark' && options.threeStates ? 'system' : 'light';
    root.dataset.choice = next;
    store(options.themeKey, next === 'system' ? '' : next);
    // as if another tab had chosen: lib/inline/before-paint.ts follows
    dispatchEvent(new Event('storage'));
  } else if (/category|collapsible|dropdown/.test(kind)) {
    const isOpening = control.ariaExpanded !== 'true';
    if (isOpening && kind === 'category' && control.closest('[data-auto-collapse]')) {
      for (const item of control.closest('ul')!.children) {
        const sibling = item.querySelector('[data-control=category]');
        if (sibling) setOpen(sibling, false);
      }
    }
    setOpen(control, isOpening);
  } else if (/-sidebar/.test(kind)) {
    const next = kind === 'hide-sidebar' ? 'hidden' : '';
    root.dataset.docsSidebar = next;
    store(options.sidebarKey, next);
    const focused = next ? '[data-control=show-sidebar]' : '[aria-current]';
    control.parentElement!.querySelector<HTMLElement>(focused)?.focus();
  } else if (/search/.test(kind)) {
    const search = document.getElementById(options.searchId) as HTMLDialogElement;
    const isOpening = !search.open;
    // itself, or the menu that its button stands in
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    if (isOpening) {
      // not every browser focuses what is pressed
      control.focus();
      search.showModal();
      dispatchEvent(new Event('sunroot:search'));
    }
  } else if (/menu/.test(kind)) menu(kind, control, options.menuIds);
  else if (kind === 'retry') location.reload();
  else if (kind === 'skip') document.getElementById('main')!.focus();
  else return false;
  return true;
}
