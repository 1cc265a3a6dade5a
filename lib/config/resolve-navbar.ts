import {choices, SiteError} from '@/lib/errors';
import {isBelow} from '@/lib/paths';
import {type Hue, hueOfSection, sections} from '@/lib/sections';
import type {NavbarItem} from './navbar-schema';
import {settingPlace} from './setting-place';

/** Where an item is marked as current: on the page itself, and everywhere below some paths. */
export interface ActiveMatch {
  readonly exact?: string;
  readonly below: readonly string[];
}

export interface NavbarLink {
  readonly kind: 'link';
  readonly label: string;
  readonly href: string;
  readonly active: ActiveMatch;
  /** The colour family of its target; the site's own by default. */
  readonly hue?: Hue;
}
export interface NavbarHtml {
  readonly kind: 'html';
  readonly value: string;
}
type Leaves = readonly (NavbarLink | NavbarHtml)[];
/** Further items above and below a list. */
interface Around {
  readonly label: string;
  readonly before: Leaves;
  readonly after: Leaves;
}

/** A navbar item for the browser: labels and addresses, without base path and nothing to look up. */
export type ResolvedNavbarItem =
  | NavbarLink
  | NavbarHtml
  | {readonly kind: 'search'}
  // with a link, the label leads there
  | {readonly kind: 'dropdown'; readonly label: string; readonly link?: NavbarLink; readonly items: Leaves}
  // a locale's prefix replaces that of the current one in the address
  | ({readonly kind: 'localeDropdown'; readonly locales: NavbarTargets['locales']; readonly current: string} & Around)
  | ({readonly kind: 'docsVersionDropdown'; readonly versions: NavbarTargets['versions']} & Around);

export interface NavbarTargets {
  doc(id: string): {readonly title: string; readonly route: string; readonly sidebar?: string} | undefined;
  readonly docIds: readonly string[];
  /** Docs that readers cannot see yet or that another site's content lacks; items that link to them are left out. */
  readonly draftIds: readonly string[];
  /** Sidebar id → its landing page (undefined when it is empty) and the paths of its pages. */
  readonly sidebars: ReadonlyMap<
    string,
    {readonly landing?: {label: string; href: string}; readonly below: readonly string[]}
  >;
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    readonly path: string;
    readonly main: string;
  }[];
  /** Names of versions without docs here (empty-versions.ts); links to them are left out. */
  readonly emptyVersions: readonly string[];
  readonly currentVersion: string;
  readonly locales: readonly {readonly code: string; readonly label: string; readonly prefix: string}[];
  readonly currentLocale: string;
  /** The project's folder, for the lines of faults. */
  readonly root?: string;
}

export interface PlacedNavbarItem {
  readonly position: 'left' | 'right';
  /** The item as configured, for the error that replaces it when it cannot be drawn. */
  readonly source: string;
  readonly item: ResolvedNavbarItem;
}

type Option = readonly PropertyKey[];
type SidebarItem = Extract<NavbarItem, {type: 'docSidebar'}>;

/** Every item with its side. Throws a SiteError naming the item whose doc, sidebar or version does not exist. */
export function resolveNavbar(items: readonly NavbarItem[], targets: NavbarTargets): PlacedNavbarItem[] {
  return visible(items, targets).map(([index, item]) => ({
    position: item.position,
    source: JSON.stringify(item),
    item: resolveNavbarItem(item, targets, ['navbar', 'items', index]),
  }));
}

/** One item as labels and addresses. Throws a SiteError with the ids that exist. */
export function resolveNavbarItem(item: NavbarItem, targets: NavbarTargets, option: Option): ResolvedNavbarItem {
  const nested = (list: readonly NavbarItem[], key: string) =>
    visible(list, targets).map(
      ([index, child]) => resolveNavbarItem(child, targets, [...option, key, index]) as NavbarLink | NavbarHtml,
    );
  switch (item.type) {
    case 'link':
      if (item.to === undefined) return {kind: 'link', label: item.label, href: item.href!, active: {below: []}};
      return linkInside(item.label, item.to, [item.activeBasePath ?? pathOf(item.to)]);
    case 'doc':
      return docLink(item, targets, option);
    case 'docSidebar':
      return sidebarLink(item, targets, option);
    case 'docsVersion': {
      const version =
        item.version === undefined ? targets.versions[0]! : versionNamed(item.version, targets, [...option, 'version']);
      return linkInside(item.label ?? version.label, item.to ?? version.main, [version.path]);
    }
    case 'html':
      return {kind: 'html', value: item.value};
    case 'search':
      return {kind: 'search'};
    case 'dropdown':
      return {
        kind: 'dropdown',
        label: item.label,
        link: item.to === undefined ? undefined : linkInside(item.label, item.to, [pathOf(item.to)]),
        items: nested(item.items, 'items'),
      };
    case 'localeDropdown':
      return {
        kind: 'localeDropdown',
        label: targets.locales.find(({code}) => code === targets.currentLocale)?.label ?? targets.currentLocale,
        before: nested(item.dropdownItemsBefore, 'dropdownItemsBefore'),
        locales: targets.locales,
        current: targets.currentLocale,
        after: nested(item.dropdownItemsAfter, 'dropdownItemsAfter'),
      };
    case 'docsVersionDropdown': {
      const versions =
        item.versions?.map((name, index) => versionNamed(name, targets, [...option, 'versions', index])) ??
        targets.versions;
      return {
        kind: 'docsVersionDropdown',
        label: (versions.find(({name}) => name === targets.currentVersion) ?? versions[0]!).label,
        before: nested(item.dropdownItemsBefore, 'dropdownItemsBefore'),
        versions: versions.filter(({name}) => !targets.emptyVersions.includes(name)),
        after: nested(item.dropdownItemsAfter, 'dropdownItemsAfter'),
      };
    }
  }
}

/** The items that readers can follow, with their positions in the list. */
function visible(
  items: readonly NavbarItem[],
  {draftIds, versions, emptyVersions}: NavbarTargets,
): [number, NavbarItem][] {
  return [...items.entries()].filter(([, item]) => {
    if (item.type === 'doc') return !draftIds.includes(item.docId);
    const isVersion = item.type === 'docsVersion' && item.to === undefined;
    return !isVersion || !emptyVersions.includes(item.version ?? versions[0]!.name);
  });
}

function versionNamed(name: string, targets: NavbarTargets, option: Option): NavbarTargets['versions'][number] {
  const version = targets.versions.find((known) => known.name === name);
  if (version) return version;
  const names = targets.versions.map((known) => known.name);
  throw refusal(`Unknown docs version "${name}".`, choices(name, names), targets, option);
}

function docLink(item: Extract<NavbarItem, {type: 'doc'}>, targets: NavbarTargets, option: Option): NavbarLink {
  const doc = targets.doc(item.docId);
  if (!doc) {
    const problem = `Unknown doc id "${item.docId}".`;
    throw refusal(problem, choices(item.docId, targets.docIds), targets, [...option, 'docId']);
  }
  const below = doc.sidebar === undefined ? [] : (targets.sidebars.get(doc.sidebar)?.below ?? []);
  return linkInside(item.label ?? doc.title, doc.route, below);
}

function sidebarLink({sidebarId, ...item}: SidebarItem, targets: NavbarTargets, option: Option): NavbarLink {
  const sidebar = targets.sidebars.get(sidebarId);
  const refuse = (problem: string, fix: string) => refusal(problem, fix, targets, [...option, 'sidebarId']);
  if (!sidebar) throw refuse(`Unknown sidebar id "${sidebarId}".`, choices(sidebarId, [...targets.sidebars.keys()]));
  if (!sidebar.landing) {
    const linked = [...targets.sidebars].filter(([, {landing}]) => landing).map(([id]) => id);
    const fix = `publish a doc in it, or ${choices(sidebarId, linked)}`;
    throw refuse(`The sidebar "${sidebarId}" has nothing to link to.`, fix);
  }
  const {label, href} = sidebar.landing;
  return linkInside(item.label ?? label, href, sidebar.below);
}

/** A link to a page of this site, in the hue of its section. It is marked on the page, with any query or hash. */
function linkInside(label: string, href: string, below: readonly string[]): NavbarLink {
  const exact = pathOf(href);
  const section = isBelow(exact, '/blog') ? 'blog' : sections.find(({id}) => isBelow(exact, `/docs/${id}`))?.id;
  return {kind: 'link', label, href, active: {exact, below}, ...(section && {hue: hueOfSection(section)})};
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

function refusal(problem: string, fix: string, {root}: NavbarTargets, option: Option): SiteError {
  return new SiteError({problem, ...settingPlace(root, 'content/site.ts', option), fix});
}
