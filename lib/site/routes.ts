import 'server-only';
import {siteConfig} from '@/lib/config';
import type {AnyArticle, Category, Content, Doc, Page, Post, Tag} from '@/lib/content';
import {memoizeContent} from '@/lib/content/memoize-content';
import {pageNumbers} from '@/lib/content/pagination';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

/** A route: one address of the site, with its kind and what the page needs beyond its path. */
export type Route = {readonly path: string; readonly title: string} & (
  | {readonly kind: 'home' | keyof typeof FIXED_PAGES}
  | {readonly kind: 'page'; readonly page: Page}
  | {readonly kind: 'blog-list'; readonly number: number}
  | {readonly kind: 'blog-tag'; readonly tag: Tag<Post>; readonly number: number}
  | {readonly kind: 'post'; readonly post: Post}
  | {readonly kind: 'category'; readonly category: Category}
  | {readonly kind: 'docs-tag'; readonly tag: Tag<Doc>}
  | {readonly kind: 'doc'; readonly doc: Doc}
);

/** Every route of the site: JSON, sitemap, covers, cards and tests are derived from it. A new kind of page: AGENTS.md. */
export const allRoutes = memoizeContent(routesOf);

/** The routes of any content, for checks and fixtures; pages use `allRoutes`. */
export function routesOf(content: Content): Route[] {
  const {blog, docs} = content;
  return [
    {kind: 'home', path: '/', title: ''},
    ...content.pages.map((page): Route => ({kind: 'page', path: page.route, title: page.title, page})),
    ...fixedRoutes(),
    ...blogRoutes(content),
    ...docs.categories.map(
      (category): Route => ({kind: 'category', path: category.route, title: category.title, category}),
    ),
    ...docs.tags.map((tag): Route => ({kind: 'docs-tag', path: tag.route, title: docsTagTitle(tag), tag})),
    ...docs.all.map((doc): Route => ({kind: 'doc', path: doc.route, title: doc.title, doc})),
    ...blog.all.map((post): Route => ({kind: 'post', path: post.route, title: post.title, post})),
  ];
}

function blogRoutes({blog}: Content): Route[] {
  const {title} = siteConfig().blog;
  return [
    ...pageNumbers(blog.page(1)!.count).map(
      (number): Route => ({
        kind: 'blog-list',
        path: blogListPath(number),
        title: number === 1 ? title : `${title}, page ${number}`,
        number,
      }),
    ),
    ...blog.tags.flatMap((tag) =>
      pageNumbers(blog.tagPage(tag.slug, 1)!.count).map(
        (number): Route => ({
          kind: 'blog-tag',
          path: tagListPath(tag, number),
          title: blogTagTitle(tag, number),
          tag,
          number,
        }),
      ),
    ),
  ];
}

function fixedRoutes(): Route[] {
  const kinds = Object.keys(FIXED_PAGES) as (keyof typeof FIXED_PAGES)[];
  return kinds.map((kind) => ({kind, path: FIXED_PAGES[kind].path, title: FIXED_PAGES[kind].title}));
}

/** /blog for page 1, /blog/page/2 and so on. */
export function blogListPath(number: number): string {
  return number === 1 ? '/blog' : `/blog/page/${number}`;
}

/** The anchor of a year in the archive. */
export function archivePath(year: number): string {
  return `${FIXED_PAGES['blog-archive'].path}#y${year}`;
}

/** The address of a page of a tag's list. */
export function tagListPath(tag: {readonly route: string}, number: number): string {
  return number === 1 ? tag.route : `${tag.route}/page/${number}`;
}

/** "3 posts tagged with “sleep”". */
export function blogTagTitle(tag: Tag<Post>, number = 1): string {
  const count = tag.items.length === 1 ? 'One post' : `${tag.items.length} posts`;
  return `${count} tagged with “${tag.label}”${number > 1 ? `, page ${number}` : ''}`;
}

/** "One doc tagged with “sleep”". */
export function docsTagTitle(tag: Tag<Doc>): string {
  const count = tag.items.length === 1 ? 'One doc' : `${tag.items.length} docs`;
  return `${count} tagged with “${tag.label}”`;
}

/** The article of a page that consists of one. */
export function articleOf(route: Route): AnyArticle | undefined {
  switch (route.kind) {
    case 'post':
      return route.post;
    case 'doc':
      return route.doc;
    case 'page':
      return route.page;
    default:
      return undefined;
  }
}
