import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {MENU_IDS, SIDEBAR_SELECTOR} from '@/lib/behavior/menu-ids';

/**
 * The second panel of the menu: a copy of the page's section sidebar. It shows first; a reader who goes back to the main panel finds
 * that panel again until the menu closes on navigation.
 */
export function useSectionPanel(dialog: RefObject<HTMLDialogElement | null>, path: string) {
  const panel = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const hasLeft = useRef(false);

  // a new path forgets what was left on the last one
  useEffect(() => {
    hasLeft.current = false;
    setShown(false);
  }, [path]);

  const show = useCallback(() => {
    const sidebar = document.querySelector(SIDEBAR_SELECTOR);
    if (!sidebar || !panel.current) return setShown(false);
    const copy = sidebar.cloneNode(true) as Element;
    for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
    panel.current.replaceChildren(copy);
    setShown(!hasLeft.current);
  }, []);

  // opened, and perhaps left, before the application was there: lib/inline/work-menu.ts has filled the panel
  useEffect(() => {
    if (!panel.current?.hasChildNodes()) return;
    const isLeft = panel.current.parentElement?.hidden === true;
    hasLeft.current = isLeft;
    setShown(!isLeft);
  }, []);

  const leave = useCallback(() => {
    hasLeft.current = true;
    setShown(false);
    focusAfterPaint(() => dialog.current?.querySelector<HTMLElement>(`#${MENU_IDS.items} :is(a, button)`));
  }, [dialog]);

  return {panel, isShown, show, leave};
}

/** The element may still be hidden while the press is handled. */
function focusAfterPaint(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus());
}
