import 'server-only';
import type {SiteConfig} from '@/lib/config/schema';
import type {SidebarItem, SidebarsConfig} from '@/lib/config/sidebars-schema';
import {contentFolder} from '@/lib/content/files/content-folder';
import {findArticles} from '@/lib/content/files/find-articles';
import {Faults} from '@/lib/faults';

/** Docs that the settings name and other content (CONTENT_DIR) lacks; none as soon as it has one of them. */
export function missingDocs(root: string, site: SiteConfig, sidebars: SidebarsConfig): readonly string[] {
  const folder = `${contentFolder()}/docs`;
  const docs = findArticles(root, new Faults()).filter(({kind}) => kind === 'doc');
  const ids = new Set(docs.map(({file}) => file.slice(folder.length + 1).replace(/\.mdx?$/, '')));
  const named = namedDocs(site, sidebars);
  return ids.size > 0 && !named.some((id) => ids.has(id)) ? named : [];
}

/** The notice for authors of such content. */
export function missingDocsNotice(missing: readonly string[]): string {
  return [
    `None of the ${missing.length} docs named in the settings exists: the articles are treated as another site's.`,
    '  in: content/site.ts, content/sidebars.ts',
    '  what that means: navbar and sidebars leave those docs out, and tags outside content/tags.yml pass.',
    '  fix: name your own docs in the settings; from the first one on everything is checked',
  ].join('\n');
}

function namedDocs({docs, navbar}: SiteConfig, {sidebars, categories}: SidebarsConfig): string[] {
  const inNavbar = navbar.items.flatMap((item) => (item.type === 'dropdown' ? item.items : [item]));
  return [
    ...new Set([
      docs.mainDocId,
      ...inNavbar.flatMap((item) => (item.type === 'doc' ? [item.docId] : [])),
      ...Object.values(sidebars).flatMap((items) => items.flatMap(docsOf)),
      ...categories.flatMap(({docs: categoryDocs = [], start}) => [...categoryDocs, ...start]),
    ]),
  ];
}

function docsOf(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  const linked = item.link === undefined ? [] : item.link.type === 'doc' ? [item.link.id] : item.link.start;
  return [...linked, ...item.items.flatMap(docsOf)];
}
