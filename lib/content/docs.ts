import 'server-only';
import {type Section, type SectionId, sections} from '@/content/sections';
import type {SidebarsConfig} from '@/lib/config/sidebars-schema';
import {choices, SiteError} from '@/lib/errors';
import {smarten} from '@/lib/figures/text';
import {type ReadContext, readArticle} from './articles';
import {markdownFiles} from './files';
import {contentFolder} from './folder';
import type {Category, Doc, LinkTo, Sidebar, Tag} from './model';
import {resolveSidebars} from './sidebars';
import {compareLabels, groupByTag} from './tags';

export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly {readonly id: string; readonly path: string; readonly sidebar?: string}[];
  readonly draftIds: readonly string[];
  readonly sidebars: Readonly<Record<string, {readonly link?: {readonly path: string; readonly label: string}}>>;
}

export interface DocsIndex {
  /** What readers can find in lists, by section and position. */
  readonly docs: readonly Doc[];
  /** Listed and unlisted docs: everything that has a page. */
  readonly all: readonly Doc[];
  readonly sections: readonly (Section & {readonly docs: readonly Doc[]})[];
  readonly tags: readonly Tag<Doc>[];
  readonly sidebars: ReadonlyMap<string, Sidebar>;
  readonly categories: readonly Category[];
  readonly version: DocsVersion;
  doc(id: string): Doc | undefined;
  tag(slug: string): Tag<Doc> | undefined;
  category(slug: string): Category | undefined;
  /** The sidebar that has a doc or category page. */
  sidebarOf(route: string): Sidebar | undefined;
  /** The pages before and after in the order of the sidebar. */
  neighbours(route: string): {previous?: LinkTo; next?: LinkTo};
}

/** Reads content/docs and resolves the sidebars. Throws a SiteError for the first file or item at fault. */
export function readDocs(context: ReadContext, config: SidebarsConfig): DocsIndex {
  const order = new Map<string, number>(sections.map(({id}, index) => [id, index]));
  const read = markdownFiles(context.root, `${contentFolder()}/docs`).map((file) => readDoc(context, file));
  const missing = context.missing ?? [];
  const hiddenIds = [...read.filter((doc) => typeof doc === 'string'), ...missing];
  const all = read
    .filter((doc) => typeof doc !== 'string')
    .sort(
      (a, b) =>
        (order.get(a.section ?? '') ?? -1) - (order.get(b.section ?? '') ?? -1) ||
        a.position - b.position ||
        compareLabels(a.title, b.title),
    );
  const docs = all.filter(({visibility}) => visibility !== 'unlisted');
  const byId = new Map(all.map((doc) => [doc.id, doc]));
  const resolved = resolveSidebars(config, docs, byId, hiddenIds);
  const tags = groupByTag(
    [...docs].sort((a, b) => compareLabels(a.title, b.title)),
    context.vocabulary,
    'doc',
  );
  const byTag = new Map(tags.map((tag) => [tag.slug, tag]));
  const byCategory = new Map(resolved.categories.map((category) => [category.slug, category]));
  const version = context.config.docs.versions.list.find(({isLast}) => isLast)!;
  const wanted = context.config.docs.mainDocId;
  const isAtFault = context.without !== undefined && hiddenIds.includes(wanted);
  const mainDocId = (missing.length > 0 || isAtFault) && all[0] ? all[0].id : wanted;
  if (!byId.has(mainDocId) && all.length > 0) {
    throw new SiteError({
      problem: `Unknown doc id "${mainDocId}".`,
      in: 'content/site.ts, docs.mainDocId',
      fix: choices(mainDocId, [...byId.keys()]),
    });
  }
  return {
    docs,
    all,
    sections: sections.map((section) => ({...section, docs: docs.filter((doc) => doc.section === section.id)})),
    tags,
    sidebars: resolved.sidebars,
    categories: resolved.categories,
    version: {
      name: version.name,
      label: version.label,
      isLast: true,
      path: version.path,
      mainDocId,
      docs: docs.map(({id, route}) => ({id, path: route, sidebar: resolved.sidebarByRoute.get(route)})),
      draftIds: [...all.filter(({visibility}) => visibility === 'draft').map(({id}) => id), ...hiddenIds],
      sidebars: Object.fromEntries(
        [...resolved.sidebars].map(([id, {landing}]) => [
          id,
          landing ? {link: {path: landing.href, label: landing.label}} : {},
        ]),
      ),
    },
    doc: (id) => byId.get(id),
    tag: (slug) => byTag.get(slug),
    category: (slug) => byCategory.get(slug),
    sidebarOf: (route) => resolved.sidebars.get(resolved.sidebarByRoute.get(route) ?? ''),
    neighbours: (route) => resolved.neighbours.get(route) ?? {},
  };
}

/** One doc, or its id when readers may not see it yet. */
function readDoc(context: ReadContext, file: string): Doc | string {
  const section = sectionOf(file);
  const article = readArticle(context, file, 'doc');
  const id = section ? `${section}/${article.slug}` : article.slug;
  if (article.isHidden) return id;
  const {front, shared} = article;
  return {
    ...shared,
    kind: 'doc',
    id,
    section,
    group: front.group,
    position: front.sidebar_position ?? Number.MAX_SAFE_INTEGER,
    sidebarLabel: smarten(front.sidebar_label ?? front.title),
    route: `/docs/${id}`,
    updated: front.updated ?? context.today,
  };
}

function sectionOf(file: string): SectionId | undefined {
  const folders = file.slice(`${contentFolder()}/docs/`.length).split('/').slice(0, -1);
  if (folders.length > 1) {
    throw new SiteError({
      problem: 'Docs do not nest deeper than one folder.',
      file,
      fix: 'move the file into its section',
    });
  }
  const [folder] = folders;
  if (folder === undefined) return undefined;
  const section = sections.find(({id}) => id === folder);
  if (section) return section.id;
  throw new SiteError({
    problem: `Unknown section "${folder}".`,
    file,
    fix: `${choices(
      folder,
      sections.map(({id}) => id),
    )}; a new one is a row in content/sections.ts`,
  });
}
