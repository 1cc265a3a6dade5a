import {SiteError} from '@/lib/errors';
import type {SidebarEntry} from './model';

const FILE = 'content/sidebars.ts';

/**
 * Throws a SiteError for a doc that appears twice in a sidebar, where it has one page before and one after it, and for two categories of
 * one label side by side, which readers cannot tell apart.
 */
export function refuseRepeats(sidebar: string, entries: readonly SidebarEntry[], docs = new Set<string>()): void {
  const labels = new Set<string>();
  for (const entry of entries) {
    if (entry.kind !== 'html' && entry.docId !== undefined) {
      const fix = "keep one of them; {type: 'link', label, href} only leads to a page";
      if (docs.has(entry.docId)) throw repeated(sidebar, `The doc "${entry.docId}" appears twice in the sidebar.`, fix);
      docs.add(entry.docId);
    }
    if (entry.kind !== 'category') continue;
    const fix = 'rename one of them, or put their items together';
    if (labels.has(entry.label)) {
      throw repeated(sidebar, `Two categories beside one another have the label "${entry.label}".`, fix);
    }
    labels.add(entry.label);
    refuseRepeats(sidebar, entry.items, docs);
  }
}

const repeated = (sidebar: string, problem: string, fix: string) =>
  new SiteError({problem, in: `${FILE}, ${sidebar}`, fix});
