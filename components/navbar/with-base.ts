import 'server-only';
import type {NavbarHtml, NavbarLink, ResolvedNavbarItem} from '@/lib/config/resolve-navbar';
import {url} from '@/lib/urls';

/** The item with the base path in its addresses; `activeBasePath` stays as it is. */
export function withBase(item: ResolvedNavbarItem): ResolvedNavbarItem {
  switch (item.kind) {
    case 'link':
      return {...item, href: url(item.href)};
    case 'dropdown':
      return {...item, link: item.link && child(item.link), items: item.items.map(child)};
    case 'localeDropdown':
      return {...item, before: item.before.map(child), after: item.after.map(child)};
    case 'docsVersionDropdown':
      return {
        ...item,
        before: item.before.map(child),
        after: item.after.map(child),
        versions: item.versions.map((version) => ({...version, main: url(version.main)})),
      };
    default:
      return item;
  }
}

const child = <Item extends NavbarLink | NavbarHtml>(item: Item) => withBase(item) as Item;
