import 'server-only';
import {isCalendarDay, yearOf} from '@/lib/dates';
import {SiteError} from '@/lib/errors';
import {groupBy} from '@/lib/group-by';
import {type ReadContext, readArticle} from './articles';
import {markdownFiles} from './files';
import {contentFolder} from './folder';
import type {ListPage, Post, Tag} from './model';
import {pageOf} from './pagination';
import {groupByTag} from './tags';

export interface BlogIndex {
  /** Newest first; what readers can find in lists. */
  readonly posts: readonly Post[];
  /** Listed and unlisted posts: everything that has a page. */
  readonly all: readonly Post[];
  /** By label. */
  readonly tags: readonly Tag<Post>[];
  /** Years newest first, posts newest first in each. */
  readonly years: readonly {readonly year: number; readonly posts: readonly Post[]}[];
  post(slug: string): Post | undefined;
  tag(slug: string): Tag<Post> | undefined;
  /** Page 1 is /blog itself. Undefined past the last page. */
  page(number: number): ListPage<Post> | undefined;
  tagPage(slug: string, number: number): ListPage<Post> | undefined;
  /** The posts published just after and just before. */
  neighbours(post: Post): {newer?: Post; older?: Post};
}

const FILE_NAME = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/** Reads content/blog. Throws a SiteError for the first file that is not a valid post. */
export function readBlog(context: ReadContext): BlogIndex {
  const all = markdownFiles(context.root, `${contentFolder()}/blog`)
    .map((file) => readPost(context, file))
    .filter((post) => post !== undefined)
    .sort((a, b) => compare(b.date, a.date) || compare(b.slug, a.slug));
  const posts = all.filter(({visibility}) => visibility !== 'unlisted');
  const tags = groupByTag(posts, context.vocabulary, 'post');
  const bySlug = new Map(all.map((post) => [post.slug, post]));
  const byTag = new Map(tags.map((tag) => [tag.slug, tag]));
  const position = new Map(posts.map((post, index) => [post, index]));
  const perPage = context.config.blog.postsPerPage;
  return {
    posts,
    all,
    tags,
    years: byYear(posts),
    post: (slug) => bySlug.get(slug),
    tag: (slug) => byTag.get(slug),
    page: (number) => pageOf(posts, number, perPage),
    tagPage: (slug, number) => {
      const tag = byTag.get(slug);
      return tag && pageOf(tag.items, number, perPage);
    },
    neighbours: (post) => {
      const index = position.get(post);
      return index === undefined ? {} : {newer: posts[index - 1], older: posts[index + 1]};
    },
  };
}

function readPost(context: ReadContext, file: string): Post | undefined {
  const article = readArticle(context, file, 'post');
  if (article.isHidden) return undefined;
  const {front, fileName, shared} = article;
  const [, date, name] = FILE_NAME.exec(fileName) ?? [];
  if (!date || !name || !isCalendarDay(date)) {
    throw new SiteError({
      problem: `"${fileName}" does not begin with a day of the calendar.`,
      file,
      fix: 'name the file YYYY-MM-DD-title-slug.mdx',
    });
  }
  if (front.date !== undefined && front.date !== date) {
    throw new SiteError({
      problem: `The date ${front.date} differs from the date in the file name, ${date}.`,
      file,
      ...article.place(['date']),
      fix: 'remove the date from the front matter, or rename the file',
    });
  }
  const slug = `${date}-${front.slug ?? name}`;
  return {...shared, kind: 'post', slug, date, route: `/blog/${slug}`, updated: front.updated ?? date};
}

function byYear(posts: readonly Post[]): {year: number; posts: Post[]}[] {
  return [...groupBy(posts, ({date}) => yearOf(date))].map(([year, group]) => ({year, posts: group}));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
