import type {SidebarEntry} from '@/lib/content/model';

/** Records a doc that is twice in a sidebar, and neighbouring categories of the same name. */
export function recordRepeats(
  entries: readonly SidebarEntry[],
  record: (problem: string, fix: string) => void,
  docs = new Set<string>(),
) {
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
    recordRepeats(entry.items, record, docs);
  }
}
