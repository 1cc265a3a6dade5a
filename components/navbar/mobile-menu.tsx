import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/icon';
import {MENU_ID} from '@/lib/behavior/menu-ids';
import type {PlacedNavbarItem} from '@/lib/config/resolve-navbar';
import {url} from '@/lib/urls';
import {NavbarItem} from './navbar-item';

interface Props {
  brand: ReactNode;
  items: readonly PlacedNavbarItem[];
  toggle: ReactNode;
}

/**
 * The menu of narrow windows: a native modal dialog, which keeps the focus and hides the page behind it. lib/inline/controls.ts works it. Pages with a
 * section sidebar show a copy of it first.
 */
export function MobileMenu({brand, items, toggle}: Props) {
  const searches = items.filter(({item}) => item.kind === 'search');
  const others = items.filter((placed) => !searches.includes(placed));
  return (
    <>
      <button
        type="button"
        className="navbar-frame-button navbar-frame-opener"
        aria-label="Open menu"
        aria-expanded={false}
        aria-haspopup="dialog"
        data-control="menu"
      >
        <Icon name="menu" />
      </button>
      <dialog id={MENU_ID} className="mobile-menu" aria-label="Main menu">
        <div className="mobile-menu-panel">
          <div className="mobile-menu-head">
            {/* where the opener is: the second of two quick clicks closes the menu and follows no link */}
            <form method="dialog">
              <button type="submit" className="navbar-frame-button" aria-label="Close menu">
                <Icon name="close" />
              </button>
            </form>
            <a className="mobile-menu-brand" href={url('/')}>
              {brand}
            </a>
            {toggle}
          </div>
          {/* above both panels: nobody should look for it */}
          {searches.map((placed) => (
            <NavbarItem key={placed.source} placed={placed} isMobile />
          ))}
          <div className="mobile-menu-section">
            <button type="button" className="mobile-menu-back" data-control="menu-back">
              ← Back to main menu
            </button>
            {/* of no content, so that React leaves alone what is put in */}
            <div data-copy="" dangerouslySetInnerHTML={{__html: ''}} />
          </div>
          <ul className="mobile-menu-items" data-main="">
            {others.map((placed) => (
              <li key={placed.source}>
                <NavbarItem placed={placed} isMobile />
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </>
  );
}
