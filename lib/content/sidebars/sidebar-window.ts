import type {SidebarEntry} from '@/lib/content/model';
import {isSamePath} from '@/lib/paths';
import {flatten} from './resolve-sidebars';

const MAX_PAGES = 100;
/** Entries of a long list before and after the current one. */
const ENTRIES_AROUND = 12;

/**
 * The part of a sidebar that a page shows: all of it up to 100 pages. In a larger one closed categories are links to
 * their first page, and a list shows only the part around the current page, with links to what comes before and after.
 * So page size does not depend on the section, and every page can be reached.
 */
export function sidebarWindow(entries: readonly SidebarEntry[], path: string): readonly SidebarEntry[] {
  return flatten(entries).length <= MAX_PAGES ? entries : entriesAround(entries, path);
}

function entriesAround(entries: readonly SidebarEntry[], path: string): SidebarEntry[] {
  const current = entries.findIndex((entry) => leadsTo(entry, path));
  const isLong = entries.length > 2 * ENTRIES_AROUND + 1;
  const start = isLong ? Math.max(0, Math.min(current - ENTRIES_AROUND, entries.length - 2 * ENTRIES_AROUND - 1)) : 0;
  const end = isLong ? start + 2 * ENTRIES_AROUND + 1 : entries.length;
  return [
    ...linkToOmitted(entries.slice(0, start), -1, 'earlier'),
    ...entries.slice(start, end).map((entry, index) => collapseUnlessCurrent(entry, start + index === current, path)),
    ...linkToOmitted(entries.slice(end), 0, 'later'),
  ];
}

function collapseUnlessCurrent(entry: SidebarEntry, isCurrent: boolean, path: string): SidebarEntry {
  if (entry.kind !== 'category') return entry;
  if (isCurrent) return {...entry, collapsed: false, items: entriesAround(entry.items, path)};
  const pages = flatten(entry.items);
  const href = entry.href ?? pages[0]?.href;
  return href === undefined ? entry : {kind: 'link', label: `${entry.label} (${pages.length})`, href};
}

/** A link to the omitted entry closest to the window. */
function linkToOmitted(omitted: readonly SidebarEntry[], nearest: 0 | -1, which: 'earlier' | 'later'): SidebarEntry[] {
  const page = flatten(omitted).at(nearest);
  return page ? [{kind: 'link', label: `${omitted.length} ${which}: ${page.label}`, href: page.href}] : [];
}

/** Whether an entry, or one inside it, is the page at a path. */
export function leadsTo(entry: SidebarEntry, path: string): boolean {
  if (entry.kind === 'html') return false;
  return isSamePath(entry.href, path) || (entry.kind === 'category' && entry.items.some((item) => leadsTo(item, path)));
}
