'use client';

import {type MouseEvent, type MouseEventHandler, type ReactNode, useRef} from 'react';
import {ColorModeToggle} from '@/components/color-mode/color-mode-toggle.client';
import {toggleCategory} from '@/components/sidebar/categories';
import {Icon} from '@/components/ui/icon';
import {MENU_IDS} from '@/lib/behavior/menu-ids';
import type {PlacedNavbarItem} from '@/lib/config/resolve-navbar';
import {NavbarItem} from './navbar-item.client';
import {useMenuDialog} from './use-menu-dialog';
import {useSectionPanel} from './use-section-panel';

interface Props {
  brand: ReactNode;
  items: readonly PlacedNavbarItem[];
  home: string;
  path: string;
  toggle?: {threeStates: boolean};
}

/**
 * The menu of narrow windows: a native modal dialog, so that it opens before the application has come (by `command`, or by
 * lib/inline/work-menu.ts), keeps the focus and hides the page behind it. Pages with a section sidebar show a copy of it first.
 */
export function MobileMenu({brand, items, home, path, toggle}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useMenuDialog(dialog, opener, path);
  const section = useSectionPanel(dialog, path);
  const searches = items.filter(({item}) => item.kind === 'search');
  const others = items.filter((placed) => !searches.includes(placed));

  // the commands of both buttons are for the time before any script: with them the menu would open and close a second time
  const close = (event: MouseEvent) => {
    event.preventDefault();
    menu.close();
  };
  const open = (event: MouseEvent) => {
    event.preventDefault();
    section.show();
    menu.show();
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const category = target.closest<HTMLButtonElement>('[data-control="category"]');
    if (category) toggleCategory(category);
    if (target === dialog.current || target.closest('a[href]')) menu.close();
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="navbar-frame-opener"
        aria-label="Open menu"
        aria-expanded={menu.isOpen}
        aria-haspopup="dialog"
        commandfor={MENU_IDS.dialog}
        command="show-modal"
        data-control="menu"
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own */}
      <dialog
        ref={dialog}
        id={MENU_IDS.dialog}
        className="mobile-menu"
        aria-label="Main menu"
        closedby="any"
        onClick={onClick}
      >
        <div className="mobile-menu-panel">
          <MenuHead brand={brand} home={home} toggle={toggle} onClose={close} />
          {/* above both panels: nobody should look for it */}
          {searches.map((placed) => (
            <NavbarItem key={placed.source} placed={placed} path={path} isMobile />
          ))}
          <div id={MENU_IDS.section} hidden={!section.isShown} suppressHydrationWarning>
            <button type="button" className="mobile-menu-back" data-control="menu-back" onClick={section.leave}>
              ← Back to main menu
            </button>
            {/* empty, so that React leaves alone what was put in before it came */}
            <div ref={section.panel} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
          </div>
          <ul id={MENU_IDS.items} className="mobile-menu-items" hidden={section.isShown} suppressHydrationWarning>
            {others.map((placed) => (
              <li key={placed.source}>
                <NavbarItem placed={placed} path={path} isMobile />
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </>
  );
}

function MenuHead({
  brand,
  home,
  toggle,
  onClose,
}: Pick<Props, 'brand' | 'home' | 'toggle'> & {onClose: MouseEventHandler}) {
  return (
    <div className="mobile-menu-head">
      {/* where the opener is: the second of two quick presses closes the menu and follows no link */}
      <button
        type="button"
        className="mobile-menu-close"
        aria-label="Close menu"
        commandfor={MENU_IDS.dialog}
        command="close"
        data-control="menu-close"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <a className="mobile-menu-brand" href={home}>
        {brand}
      </a>
      {toggle && <ColorModeToggle {...toggle} />}
    </div>
  );
}
