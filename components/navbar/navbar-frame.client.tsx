'use client';

import {usePathname} from 'next/navigation';
import type {ReactNode} from 'react';
import {ColorModeToggle} from '@/components/color-mode/color-mode-toggle.client';
import type {PlacedNavbarItem} from '@/lib/config/resolve-navbar';
import {MobileMenu} from './mobile-menu.client';
import {NavbarItem} from './navbar-item.client';
import {useHideOnScroll} from './use-hide-on-scroll';

interface Props {
  brand: ReactNode;
  items: readonly PlacedNavbarItem[];
  home: string;
  hideOnScroll: boolean;
  look: 'paper' | 'primary';
  toggle?: {threeStates: boolean};
}

export function NavbarFrame({brand, items, home, hideOnScroll, look, toggle}: Props) {
  const path = usePathname();
  const {ref, isHidden} = useHideOnScroll(hideOnScroll);
  const side = (position: 'left' | 'right') =>
    items
      .filter((placed) => placed.position === position)
      .map((placed) => <NavbarItem key={placed.source} placed={placed} path={path} />);
  return (
    <header ref={ref} className="navbar-frame" data-look={look} data-hidden={isHidden || undefined} data-print="none">
      <nav className="navbar-frame-bar" aria-label="Main" data-toggle={toggle && ''}>
        <MobileMenu brand={brand} items={items} home={home} path={path} toggle={toggle} />
        <a className="navbar-frame-brand" href={home}>
          {brand}
        </a>
        <div className="navbar-frame-items" data-side="left">
          {side('left')}
        </div>
        <div className="navbar-frame-items" data-side="right">
          {side('right')}
        </div>
        {toggle && <ColorModeToggle {...toggle} />}
      </nav>
    </header>
  );
}
