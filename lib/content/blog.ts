import 'server-only';
import {yearOf} from '@/lib/dates';
import {groupBy} from '@/lib/group-by';
import {type ReadContext, toArticle} from './articles';
import type {ArticleFile} from './files/article-file';
import type {ListPage, Post, Tag} from './model';
import {pageOf} from './pagination';
import {groupByTag} from './tags';
import {topicOf} from './topics';

export interface BlogIndex {
  /** Without unlisted posts; newest first. */
  readonly listed: readonly Post[];
  /** Everything with a page. */
  readonly all: readonly Post[];
  readonly tags: readonly Tag<Post>[];
  /** Years newest first, posts newest first in each. */
  readonly years: readonly {readonly year: number; readonly posts: readonly Post[]}[];
  post(slug: string): Post | undefined;
  tag(slug: string): Tag<Post> | undefined;
  /** Page 1 is /blog itself. Undefined after the last page. */
  page(number: number): ListPage<Post> | undefined;
  tagPage(slug: string, number: number): ListPage<Post> | undefined;
  neighbours(post: Post): {newer?: Post; older?: Post};
}

/** The posts among these files. */
export function blogIndexOf(context: ReadContext, files: readonly ArticleFile[]): BlogIndex {
  const all = files
    .map((file) => (file.kind === 'post' ? readPost(context, file) : undefined))
    .filter((post) => post !== undefined)
    // a slug starts with its day
    .sort((a, b) => (a.slug === b.slug ? 0 : a.slug < b.slug ? 1 : -1));
  const listed = all.filter(({visibility}) => visibility !== 'unlisted');
  const tags = groupByTag(listed, context.vocabulary, 'post');
  const tagOf = (slug: string) => tags.find((tag) => tag.slug === slug);
  const perPage = context.config.blog.postsPerPage;
  return {
    listed,
    all,
    tags,
    years: [...groupBy(listed, ({date}) => yearOf(date))].map(([year, posts]) => ({year, posts})),
    post: (slug) => all.find((post) => post.slug === slug),
    tag: tagOf,
    page: (number) => pageOf(listed, number, perPage),
    tagPage: (slug, number) => {
      const tag = tagOf(slug);
      return tag && pageOf(tag.items, number, perPage);
    },
    neighbours: (post) => {
      const index = listed.indexOf(post);
      return index < 0 ? {} : {newer: listed[index - 1], older: listed[index + 1]};
    },
  };
}

function readPost(context: ReadContext, file: ArticleFile): Post | undefined {
  const shared = toArticle(context, file);
  if (!shared) return undefined;
  const {date, slug, route, name, frontMatter} = file;
  if (!date || !/^.{10}-./.test(name)) {
    context.faults.add('address', {
      problem: `"${name}" does not start with a calendar day.`,
      file: file.file,
      fix: 'name the file YYYY-MM-DD-title-slug.mdx',
    });
    return undefined;
  }
  if (frontMatter?.date !== undefined && frontMatter.date !== date) {
    context.faults.add('address', {
      problem: `The date ${frontMatter.date} differs from the date in the file name, ${date}.`,
      ...file.place(['date']),
      fix: 'remove the date from the front matter, or rename the file',
    });
  }
  const topic = topicOf(shared.tags, context.vocabulary);
  return {...shared, kind: 'post', topic, slug, date, route, updated: frontMatter?.updated ?? date};
}
