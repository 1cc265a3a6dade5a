import type {Faults} from '@/lib/faults';
import type {SidebarEntry} from './model';

const FILE = 'content/sidebars.ts';

/**
 * Records a doc that appears twice in a sidebar, which needs one previous and one next page, and two neighbouring
 * categories of the same name, which readers cannot tell apart.
 */
export function recordRepeats(
  sidebar: string,
  entries: readonly SidebarEntry[],
  faults: Faults,
  docs = new Set<string>(),
) {
  const record = (problem: string, fix: string) => faults.add('site', {problem, in: `${FILE}, ${sidebar}`, fix});
  const labels = new Set<string>();
  for (const entry of entries) {
    if (entry.kind !== 'html' && entry.docId !== undefined) {
      const fix = "keep one of them; {type: 'link', label, href} only leads to a page";
      if (docs.has(entry.docId)) record(`The doc "${entry.docId}" appears twice in the sidebar.`, fix);
      docs.add(entry.docId);
    }
    if (entry.kind !== 'category') continue;
    const fix = 'rename one of them, or merge their items';
    if (labels.has(entry.label)) record(`Two neighbouring categories have the label "${entry.label}".`, fix);
    labels.add(entry.label);
    recordRepeats(sidebar, entry.items, faults, docs);
  }
}
