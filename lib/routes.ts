import 'server-only';
import {siteConfig} from '@/lib/config';
import type {Category, Content, Doc, Page, Post, Tag} from '@/lib/content';
import {pageCount} from '@/lib/content/pagination';
import {perContent} from '@/lib/content/per-content';
import type {CalendarDay} from '@/lib/dates';

/** One row per address of the site. What a page needs beyond its path stands beside its kind. */
export type Route = {readonly path: string; readonly title: string} & (
  | {readonly kind: 'home'}
  | {readonly kind: 'page'; readonly page: Page}
  | {readonly kind: 'search'}
  | {readonly kind: 'a-z'}
  | {readonly kind: 'offline'}
  | {readonly kind: 'blog-list'; readonly number: number}
  | {readonly kind: 'blog-archive'}
  | {readonly kind: 'blog-tags'}
  | {readonly kind: 'blog-tag'; readonly tag: Tag<Post>; readonly number: number}
  | {readonly kind: 'post'; readonly post: Post}
  | {readonly kind: 'docs-root'}
  | {readonly kind: 'category'; readonly category: Category}
  | {readonly kind: 'docs-tags'}
  | {readonly kind: 'docs-tag'; readonly tag: Tag<Doc>}
  | {readonly kind: 'doc'; readonly doc: Doc}
);
export type RouteKind = Route['kind'];

/**
 * Every address of the site, from which params, JSON, sitemap and tests are drawn. A new kind of page is a row here, a payload in
 * lib/payloads.ts and a folder in app/.
 */
export const allRoutes = perContent((content): Route[] => {
  const {blog, docs} = content;
  return [
    {kind: 'home', path: '/', title: ''},
    ...content.pages.map((page): Route => ({kind: 'page', path: page.route, title: page.title, page})),
    {kind: 'search', path: '/search', title: 'Search'},
    {kind: 'a-z', path: '/a-z', title: 'A to Z'},
    {kind: 'offline', path: '/offline', title: 'Reading offline'},
    ...blogRoutes(content),
    {kind: 'docs-root', path: '/docs', title: 'Knowledge base'},
    ...docs.categories.map(
      (category): Route => ({kind: 'category', path: category.route, title: category.title, category}),
    ),
    {kind: 'docs-tags', path: '/docs/tags', title: 'Tags'},
    ...docs.tags.map((tag): Route => ({kind: 'docs-tag', path: tag.route, title: docsTagTitle(tag), tag})),
    ...docs.all.map((doc): Route => ({kind: 'doc', path: doc.route, title: doc.title, doc})),
    ...blog.all.map((post): Route => ({kind: 'post', path: post.route, title: post.title, post})),
  ];
});

function blogRoutes({blog}: Content): Route[] {
  const {title, postsPerPage} = siteConfig().blog;
  const pages = (total: number) => Array.from({length: pageCount(total, postsPerPage)}, (_, index) => index + 1);
  return [
    ...pages(blog.posts.length).map(
      (number): Route => ({
        kind: 'blog-list',
        path: blogListPath(number),
        title: number === 1 ? title : `${title}, page ${number}`,
        number,
      }),
    ),
    {kind: 'blog-archive', path: '/blog/archive', title: 'Archive'},
    {kind: 'blog-tags', path: '/blog/tags', title: 'Tags'},
    ...blog.tags.flatMap((tag) =>
      pages(tag.items.length).map(
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

/** /blog for page 1, /blog/page/2 and so on. */
export function blogListPath(number: number): string {
  return number === 1 ? '/blog' : `/blog/page/${number}`;
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

/** When the content of a page last changed; undefined for pages made of settings only. */
export function lastModified(route: Route): CalendarDay | undefined {
  switch (route.kind) {
    case 'post':
      return route.post.updated;
    case 'doc':
      return route.doc.updated;
    case 'page':
      return route.page.updated;
    case 'category':
      return latest(route.category.groups.flatMap(({docs}) => docs));
    case 'blog-tag':
    case 'docs-tag':
      return latest(route.tag.items);
    default:
      return undefined;
  }
}

function latest(items: readonly {readonly updated: CalendarDay}[]): CalendarDay | undefined {
  return items
    .map(({updated}) => updated)
    .sort()
    .at(-1);
}
