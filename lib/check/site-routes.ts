import 'server-only';
import {siteConfig} from '@/lib/config';
import type {SidebarItem, SidebarsConfig} from '@/lib/config/sidebars-schema';
import type {Tag} from '@/lib/content/model';
import {pageNumbers} from '@/lib/content/pagination';
import {groupByTag, resolveTags} from '@/lib/content/tags';
import {blogListPath, tagListPath} from '@/lib/routes';
import {FIXED_PAGES} from '@/lib/routing/fixed-pages';
import type {Site} from './model';
import type {FileHead} from './read/read-file';

/**
 * The addresses of all pages, as lib/routes.ts makes them of content without faults. Here it may have any: what cannot be read of a file
 * is left out.
 */
export function siteRoutes(
  files: readonly FileHead[],
  {sidebars, vocabulary, today}: Pick<Site, 'sidebars' | 'vocabulary' | 'today'>,
): Set<string> {
  const published = files.filter((file) => isPublished(file, today));
  const listed = published.filter(({front}) => !front?.unlisted);
  const tagged = ({front}: FileHead) => ({tags: resolveTags(front?.tags ?? [], vocabulary, 'ignore', () => ({}))});
  const posts = listed.filter(({kind}) => kind === 'post');
  const blogTags = groupByTag(posts.map(tagged), vocabulary, 'post');
  const docs = listed.filter(({kind}) => kind === 'doc');
  const docsTags = groupByTag(docs.map(tagged), vocabulary, 'doc');
  const categories = categoriesIn(sidebars);
  const {postsPerPage} = siteConfig().blog;
  return new Set([
    '/',
    ...Object.values(FIXED_PAGES).map(({path}) => path),
    ...published.map(({route}) => route),
    ...pageNumbers(posts.length, postsPerPage).map(blogListPath),
    ...tagPaths(blogTags, postsPerPage),
    ...docsTags.map(({route}) => route),
    ...categories.map(({slug}) => `/docs/category/${slug}`),
  ]);
}

/** Is the file on the site when it is built today? */
export function isPublished({front}: Pick<FileHead, 'front'>, today: string): boolean {
  return !front?.draft && !(front?.publishAt !== undefined && front.publishAt > today);
}

function tagPaths(tags: readonly Tag<unknown>[], perPage: number): string[] {
  return tags.flatMap((tag) => pageNumbers(tag.items.length, perPage).map((number) => tagListPath(tag, number)));
}

function categoriesIn({sidebars, categories}: SidebarsConfig): {slug: string; title: string}[] {
  const inItem = (item: SidebarItem): {slug: string; title: string}[] => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [item.link] : [];
    return [...own, ...item.items.flatMap(inItem)];
  };
  return [...categories, ...Object.values(sidebars).flatMap((items) => items.flatMap(inItem))];
}
