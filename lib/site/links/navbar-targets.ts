import 'server-only';
import {siteConfig} from '@/lib/config';
import {emptyVersions} from '@/lib/config/empty-versions';
import {type NavbarTargets, type PlacedNavbarItem, resolveNavbar} from '@/lib/config/resolve-navbar';
import type {DocsIndex, Sidebar} from '@/lib/content';
import {flatten} from '@/lib/content/sidebars/resolve-sidebars';
import {withoutFault} from '@/lib/memoize-files';

/** The navbar of the settings. Throws a SiteError for an unknown target; in development the bar is then empty. */
export function navbarItems(docs: DocsIndex): PlacedNavbarItem[] {
  return withoutFault(
    'navbar',
    () => resolveNavbar(siteConfig().navbar.items, navbarTargets(docs)),
    () => [],
  );
}

/** Possible targets of navbar items, from the existing docs. */
export function navbarTargets(docs: DocsIndex): NavbarTargets {
  const {docs: options, locale} = siteConfig();
  return {
    doc: (id) => {
      const doc = docs.doc(id);
      return doc && {title: doc.sidebarLabel, route: doc.route, sidebar: docs.sidebarOf(doc.route)?.id};
    },
    docIds: docs.all.map(({id}) => id),
    draftIds: docs.version.draftIds.filter((id) => docs.doc(id) === undefined),
    sidebars: new Map(
      [...docs.sidebars].map(([id, sidebar]) => [id, {landing: sidebar.landing, below: commonPaths(sidebar, docs)}]),
    ),
    versions: options.versions.list.map(({name, label, path}) => ({
      name,
      label,
      path,
      main: `${path}/${name === docs.version.name ? docs.version.mainDocId : options.mainDocId}`,
    })),
    emptyVersions: emptyVersions(process.cwd(), siteConfig()),
    currentVersion: docs.version.name,
    locales: Object.entries(locale.locales).map(([code, {label}]) => ({
      code,
      label,
      prefix: code === locale.default ? '' : `/${code}`,
    })),
    currentLocale: locale.default,
    root: process.cwd(),
  };
}

/** The smallest set of paths that covers a sidebar: a section's folder if all its docs are in it, else single pages. */
function commonPaths(sidebar: Sidebar, docs: DocsIndex): string[] {
  const pages = [...flatten(sidebar.entries).map(({href}) => href), ...docs.categories.map(({route}) => route)];
  const routes = [...new Set(pages)].filter((route) => docs.sidebarOf(route)?.id === sidebar.id);
  const folders = docs.sections
    .filter(
      (section) => section.docs.length > 0 && section.docs.every(({route}) => docs.sidebarOf(route)?.id === sidebar.id),
    )
    .map(({id}) => `/docs/${id}`);
  return [...folders, ...routes.filter((route) => !folders.some((folder) => route.startsWith(`${folder}/`)))];
}
