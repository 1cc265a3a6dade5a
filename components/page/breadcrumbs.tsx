import {Link} from '@/components/ui/link';
import type {Doc, DocsIndex, SidebarEntry} from '@/lib/content';

/** The path from the top of the sidebar to the doc. Off by default. */
export function Breadcrumbs({doc, docs}: {doc: Doc; docs: DocsIndex}) {
  const trail = trailTo(docs.sidebarOf(doc.route)?.entries ?? [], doc.route) ?? [];
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link href="/">Home</Link>
        </li>
        {trail.map(({label, href}) => (
          <li key={label}>{href ? <Link href={href}>{label}</Link> : label}</li>
        ))}
        <li aria-current="page">{doc.sidebarLabel}</li>
      </ol>
    </nav>
  );
}

function trailTo(entries: readonly SidebarEntry[], route: string): {label: string; href?: string}[] | undefined {
  for (const entry of entries) {
    if (entry.kind !== 'html' && entry.href === route) return [];
    if (entry.kind !== 'category') continue;
    const below = trailTo(entry.items, route);
    if (below) return [{label: entry.label, href: entry.href}, ...below];
  }
  return undefined;
}
