import 'server-only';
import path from 'node:path';
import {settingPlace} from '@/lib/config/setting-place';
import type {SidebarsConfig} from '@/lib/config/sidebars-schema';
import {choices} from '@/lib/errors';
import type {Faults} from '@/lib/faults';
import {type Section, sections} from '@/lib/sections';
import {smarten} from '@/lib/typography';
import {type ReadContext, toArticle} from './articles';
import type {ArticleFile} from './files/article-file';
import {contentFolder} from './files/content-folder';
import type {Category, Doc, LinkTo, Sidebar, Tag} from './model';
import {groupsOf, resolveSidebars} from './sidebars/resolve-sidebars';
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
  /** Without unlisted docs; by section and position. */
  readonly listed: readonly Doc[];
  /** Everything with a page. */
  readonly all: readonly Doc[];
  /** The sections with their docs and page: a category, or else the first doc; none while the section is empty. */
  readonly sections: readonly (Section & {
    readonly docs: readonly Doc[];
    readonly page?: Category;
    readonly route?: string;
  })[];
  readonly tags: readonly Tag<Doc>[];
  readonly sidebars: ReadonlyMap<string, Sidebar>;
  readonly categories: readonly Category[];
  readonly version: DocsVersion;
  doc(id: string): Doc | undefined;
  tag(slug: string): Tag<Doc> | undefined;
  category(slug: string): Category | undefined;
  sidebarOf(route: string): Sidebar | undefined;
  neighbours(route: string): {previous?: LinkTo; next?: LinkTo};
}

/** Reads the docs among these files, and resolves the sidebars. */
export function docsIndexOf(context: ReadContext, files: readonly ArticleFile[], config: SidebarsConfig): DocsIndex {
  const order = new Map<string, number>(sections.map(({id}, index) => [id, index]));
  const docFiles = files.filter(({kind}) => kind === 'doc');
  recordUnknownGroups(docFiles, config, context.faults);
  const read = docFiles.map((file) => ({id: idOf(file), doc: readDoc(context, file)}));
  const unavailableIds = [...read.flatMap(({id, doc}) => (doc ? [] : [id])), ...(context.missing ?? [])];
  const all = read
    .flatMap(({doc}) => doc ?? [])
    .sort(
      (a, b) =>
        (order.get(a.section ?? '') ?? -1) - (order.get(b.section ?? '') ?? -1) ||
        a.position - b.position ||
        compareLabels(a.title, b.title),
    );
  const listed = all.filter(({visibility}) => visibility !== 'unlisted');
  const byId = new Map(all.map((doc) => [doc.id, doc]));
  const resolved = resolveSidebars(config, listed, {byId, unavailableIds, faults: context.faults, root: context.root});
  const tags = groupByTag(
    [...listed].sort((a, b) => compareLabels(a.title, b.title)),
    context.vocabulary,
    'doc',
  );
  const version = context.config.docs.versions.list.find(({isLast}) => isLast)!;
  const wanted = context.config.docs.mainDocId;
  const isKnown = byId.has(wanted);
  if (!isKnown && all.length > 0 && !unavailableIds.includes(wanted)) {
    context.faults.add('site', {
      problem: `Unknown doc id "${wanted}".`,
      ...settingPlace(context.root, 'content/site.ts', ['docs', 'mainDocId']),
      fix: choices(wanted, [...byId.keys()]),
    });
  }
  const mainDocId = isKnown ? wanted : (all[0]?.id ?? wanted);
  return {
    listed,
    all,
    sections: sections.map((section) => {
      const sectionDocs = listed.filter((doc) => doc.section === section.id);
      const page = resolved.categories.find((category) => category.section === section.id);
      return {...section, docs: sectionDocs, page, route: page?.route ?? sectionDocs[0]?.route};
    }),
    tags,
    sidebars: resolved.sidebars,
    categories: resolved.categories,
    version: {
      name: version.name,
      label: version.label,
      isLast: true,
      path: version.path,
      mainDocId,
      docs: listed.map(({id, route}) => ({id, path: route, sidebar: resolved.sidebarByRoute.get(route)})),
      draftIds: [...all.filter(({visibility}) => visibility === 'draft').map(({id}) => id), ...unavailableIds],
      sidebars: Object.fromEntries(
        [...resolved.sidebars].map(([id, {landing}]) => [
          id,
          landing ? {link: {path: landing.href, label: landing.label}} : {},
        ]),
      ),
    },
    doc: (id) => byId.get(id),
    tag: (slug) => tags.find((tag) => tag.slug === slug),
    category: (slug) => resolved.categories.find((category) => category.slug === slug),
    sidebarOf: (route) => resolved.sidebars.get(resolved.sidebarByRoute.get(route) ?? ''),
    neighbours: (route) => resolved.neighbours.get(route) ?? {},
  };
}

const idOf = ({route}: ArticleFile) => route.slice('/docs/'.length);

/** A doc; undefined when readers may not see it yet. */
function readDoc(context: ReadContext, file: ArticleFile): Doc | undefined {
  const section = sectionOf(file, context.faults);
  const shared = toArticle(context, file);
  if (!shared) return undefined;
  const {route, frontMatter} = file;
  return {
    ...shared,
    kind: 'doc',
    id: idOf(file),
    section,
    group: frontMatter?.group,
    position: frontMatter?.sidebar_position ?? Number.MAX_SAFE_INTEGER,
    sidebarLabel: smarten(frontMatter?.sidebar_label ?? shared.title.replace(/: .*$/, '')),
    route,
    updated: frontMatter?.updated ?? context.today,
  };
}

function sectionOf({file, section: folder}: ArticleFile, faults: Faults): string | undefined {
  if (folder === undefined) return undefined;
  if (path.posix.dirname(file) !== `${contentFolder()}/docs/${folder}`) {
    const fix = 'move the file into its section';
    faults.add('address', {problem: 'Docs can only be one folder deep.', file, fix});
    return undefined;
  }
  const section = sections.find(({id}) => id === folder);
  if (section) return section.id;
  const known = sections.map(({id}) => id);
  const fix = `${choices(folder, known)}; or add a row to content/sections.ts`;
  faults.add('address', {problem: `Unknown section "${folder}".`, file, fix});
  return undefined;
}

function recordUnknownGroups(files: readonly ArticleFile[], config: SidebarsConfig, faults: Faults): void {
  for (const {section, frontMatter, place} of files) {
    const groups = section === undefined ? undefined : groupsOf(section, config);
    const group = frontMatter?.group;
    // without a sidebar for the section, errors of sidebars are reported elsewhere
    if (!groups || group === undefined || groups.includes(group)) continue;
    const fix = `${choices(group, groups)}; or add the group to content/sidebars.ts`;
    faults.add('address', {problem: `Unknown group "${group}".`, ...place(['group']), fix});
  }
}
