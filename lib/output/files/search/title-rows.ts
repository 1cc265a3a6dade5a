import 'server-only';
import {siteConfig} from '@/lib/config';
import type {NavbarHtml, NavbarLink} from '@/lib/config/resolve-navbar';
import type {Content} from '@/lib/content';
import {isBelow} from '@/lib/paths';
import type {EntryKind} from '@/lib/search';
import {sections} from '@/lib/sections';
import {navbarItems} from '@/lib/site/links/navbar-targets';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

/** A page that readers may search for by name, and that has no text to search. */
export interface TitleRow {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly kind: EntryKind;
  readonly area: string;
}

/** Category pages, the first page of the blog, and the pages every site has, except the search itself. */
export function titleRows({docs}: Content): TitleRow[] {
  const {title, description} = siteConfig().blog;
  const {search: _, ...fixed} = FIXED_PAGES;
  return [
    ...docs.categories.map(
      (category): TitleRow => ({
        ...category,
        // its first sentence is enough for a result, and every reader of the search fetches it
        description: category.description.replace(/(?<=\.) .*$/s, ''),
        kind: 'doc',
        area: category.section ?? sections.find(({sidebar}) => sidebar === category.sidebar)?.id ?? 'sunroot',
      }),
    ),
    {route: '/blog', title, description, kind: 'page', area: 'blog'},
    ...Object.values(fixed).map(
      ({path, ...row}): TitleRow => ({
        ...row,
        route: path,
        kind: 'page',
        area: isBelow(path, '/blog') ? 'blog' : 'sunroot',
      }),
    ),
  ];
}

/** The labels of pages in navbar, footer and sidebars, by route: other names that readers see every day. */
export function menuLabels({docs}: Content): ReadonlyMap<string, readonly string[]> {
  const {footer} = siteConfig();
  const labels = new Map<string, string[]>();
  const add = (label: string, address: string | undefined) => {
    const route = address?.replace(/[?#].*$/, '');
    if (route?.startsWith('/')) labels.set(route, [...(labels.get(route) ?? []), label]);
  };
  const addItem = (item: NavbarLink | NavbarHtml) => item.kind === 'link' && add(item.label, item.href);
  for (const {item} of navbarItems(docs)) {
    if (item.kind === 'link') addItem(item);
    if (item.kind === 'dropdown') [...(item.link ? [item.link] : []), ...item.items].forEach(addItem);
  }
  const footerLinks = footer.links.flatMap((link) => ('items' in link ? link.items : [link]));
  for (const {label, to} of [...footerLinks, ...footer.baseLinks]) add(label, to);
  for (const {sidebarLabel, title, route} of docs.listed) if (!title.startsWith(sidebarLabel)) add(sidebarLabel, route);
  return labels;
}
