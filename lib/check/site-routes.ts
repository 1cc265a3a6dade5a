import 'server-only';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {siteConfig} from '@/lib/config';
import type {SidebarItem, SidebarsConfig} from '@/lib/config/sidebars-schema';
import {pageCount} from '@/lib/content/pagination';
import {FIXED_PAGES} from '@/lib/routing/fixed-pages';
import type {FileHead} from './read/read-file';

/** The addresses of all pages: articles, lists, tags, category pages, routes of the program. */
export function siteRoutes(
  root: string,
  files: readonly FileHead[],
  sidebars: SidebarsConfig,
  today: string,
): Set<string> {
  const published = files.filter((file) => isPublished(file, today));
  const listed = published.filter(({front}) => !front?.unlisted);
  const {postsPerPage} = siteConfig().blog;
  const posts = listed.filter(({kind}) => kind === 'post');
  const docs = listed.filter(({kind}) => kind === 'doc');
  return new Set([
    '/',
    ...Object.values(FIXED_PAGES).map(({path: fixed}) => fixed),
    ...published.map(({route}) => route),
    ...pagesOf('/blog', posts.length, postsPerPage),
    ...[...countTags(posts)].flatMap(([tag, count]) => pagesOf(`/blog/tags/${tag}`, count, postsPerPage)),
    ...[...countTags(docs).keys()].map((tag) => `/docs/tags/${tag}`),
    ...categorySlugs(sidebars).map((slug) => `/docs/category/${slug}`),
    ...programRoutes(path.join(root, 'app')),
  ]);
}

/** Is the file on the site when it is built today? */
export function isPublished({front}: Pick<FileHead, 'front'>, today: string): boolean {
  return !front?.draft && !(front?.publishAt !== undefined && front.publishAt > today);
}

function pagesOf(base: string, count: number, perPage: number): string[] {
  return Array.from({length: pageCount(count, perPage)}, (_, index) =>
    index === 0 ? base : `${base}/page/${index + 1}`,
  );
}

function countTags(files: readonly FileHead[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tag of files.flatMap(({front}) => front?.tags ?? [])) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

function categorySlugs({sidebars, categories}: SidebarsConfig): string[] {
  const inItem = (item: SidebarItem): string[] => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [item.link.slug] : [];
    return [...own, ...item.items.flatMap(inItem)];
  };
  return [...categories.map(({slug}) => slug), ...Object.values(sidebars).flatMap((items) => items.flatMap(inItem))];
}

/** Folders of app/ with a page or a handler and without a parameter. */
function programRoutes(app: string): string[] {
  if (!existsSync(app)) return [];
  return readdirSync(app, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /^(page|route)\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(app, entry.parentPath).split(path.sep))
    .filter((parts) => !parts.some((part) => part.startsWith('[') || part.startsWith('_')))
    .map((parts) => `/${parts.filter((part) => !part.startsWith('(') && part !== '').join('/')}`);
}
