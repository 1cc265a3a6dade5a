import {ColorModeToggle} from '@/components/color-mode/color-mode-toggle';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {memoizeContent} from '@/lib/content/memoize-content';
import {navbarItems} from '@/lib/site/links/navbar-targets';
import {url} from '@/lib/urls';
import {Brand} from './brand';
import {HideOnScroll} from './hide-on-scroll.client';
import {MobileMenu} from './mobile-menu';
import {NavbarItem} from './navbar-item';

const resolvedItems = memoizeContent(({docs}) => navbarItems(docs));

/**
 * The bar at the top. Its controls are static (lib/client/inline); only parts that depend on the page are client
 * components.
 */
export async function Navbar() {
  const {navbar, footer, title, colorMode} = siteConfig();
  const {docs} = await loadContent();
  const items = await resolvedItems();
  const brand = <Brand title={navbar.title ?? title} logo={navbar.logo} />;
  const toggle = !colorMode.disableSwitch && <ColorModeToggle threeStates={colorMode.respectPrefersColorScheme} />;
  const side = (position: 'left' | 'right') => (
    <div className="navbar-items" data-side={position}>
      {items
        .filter((placed) => placed.position === position)
        .map((placed) => (
          <NavbarItem key={placed.source} placed={placed} />
        ))}
    </div>
  );
  return (
    <header className="navbar" data-look={navbar.style} data-print="none">
      <nav className="navbar-bar" aria-label="Main" data-toggle={toggle ? '' : undefined}>
        <MobileMenu
          brand={brand}
          items={items}
          toggle={toggle}
          sections={docs.sections.filter((section) => section.docs.length > 0)}
          links={footer.baseLinks}
        />
        <a className="navbar-brand" href={url('/')}>
          {brand}
        </a>
        {side('left')}
        {side('right')}
        {toggle}
      </nav>
      {navbar.hideOnScroll && <HideOnScroll />}
    </header>
  );
}
