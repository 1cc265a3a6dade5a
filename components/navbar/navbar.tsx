import {siteConfig} from '@/lib/config';
import {resolveNavbar} from '@/lib/config/resolve-navbar';
import {perContent} from '@/lib/content/per-content';
import {navbarTargets} from '@/lib/links/navbar-targets';
import {url} from '@/lib/urls';
import {Brand} from './brand';
import {NavbarFrame} from './navbar-frame.client';
import {withBase} from './with-base';

const resolvedItems = perContent(({docs}) =>
  resolveNavbar(siteConfig().navbar.items, navbarTargets(docs)).map((placed) => ({
    ...placed,
    item: withBase(placed.item),
  })),
);

/** The bar at the top, resolved to labels and addresses: nothing is looked up in the browser. */
export async function Navbar() {
  const {navbar, title, colorMode} = siteConfig();
  return (
    <NavbarFrame
      brand={<Brand title={navbar.title ?? title} logo={navbar.logo} />}
      items={await resolvedItems()}
      home={url('/')}
      hideOnScroll={navbar.hideOnScroll}
      look={navbar.style}
      toggle={colorMode.disableSwitch ? undefined : {threeStates: colorMode.respectPrefersColorScheme}}
    />
  );
}
