import 'server-only';
import {siteConfig} from '@/lib/config';
import {type AnyArticle, type Doc, type LinkTo, loadContent, type Post} from '@/lib/content';
import {correctionsIn} from '@/lib/content/corrections';
import type {TocEntry} from '@/lib/content/markdown/context';
import {POSTS_ON_HOME, pageCount} from '@/lib/content/pagination';
import {byLetter} from '@/lib/content/tags';
import {getSource} from '@/lib/data/sources';
import {DIRECTORY_PATH, INDEX_PATH} from '@/lib/search';
import {tagLinks} from '@/lib/site/links/tag-links';
import {blogListPath, type Route, tagListPath} from '@/lib/site/routes';
import {allLabels} from '@/lib/site/routing/a-z-labels';
import {tagPath} from '@/lib/site/routing/tag-path';
import {OFFLINE_SECTIONS_PATH} from './offline-sections';
import {
  type ArticleJson,
  type DocJson,
  PAYLOAD_VERSION,
  type PagedJson,
  type Payload,
  type PostJson,
  type TagJson,
} from './payload-shapes';

/** Renders an article; passed in, because components are above lib. */
export type Render = (article: AnyArticle) => Promise<{readonly html: string; readonly toc: readonly TocEntry[]}>;

/** The JSON of a route, in the shape its kind has in `Payload`. */
export async function payloadOf(route: Route, render: Render): Promise<Payload> {
  const {blog, docs} = await loadContent();
  const head = {version: PAYLOAD_VERSION, path: route.path, title: route.title || siteConfig().title};
  const {postsPerPage} = siteConfig().blog;
  switch (route.kind) {
    case 'home':
      return {
        ...head,
        kind: 'home',
        tagline: siteConfig().tagline,
        sections: docs.sections.map((section) => ({
          label: section.label,
          count: section.docs.length,
          path: section.route,
        })),
        posts: blog.listed.slice(0, POSTS_ON_HOME).map(postJson),
      };
    case 'page':
      return {...head, kind: 'page', ...(await articleJson(route.page, render))};
    case 'search':
      return {
        ...head,
        kind: 'search',
        index: INDEX_PATH,
        words: DIRECTORY_PATH,
      };
    case 'offline':
      return {...head, kind: 'offline', sections: OFFLINE_SECTIONS_PATH};
    case 'corrections':
      return {
        ...head,
        kind: 'corrections',
        days: correctionsIn({blog, docs}).map(({date, corrections}) => ({
          date,
          corrections: corrections.map(({title, route: path, what}) => ({title, path, what})),
        })),
      };
    case 'a-z': {
      const letters = byLetter(allLabels(await loadContent()));
      const entries = letters.map(({letter, items}) => ({letter, entries: items.map(tagJson)}));
      return {...head, kind: 'a-z', letters: entries};
    }
    case 'blog-list': {
      const posts = (blog.page(route.number)?.items ?? []).map(postJson);
      return {
        ...head,
        kind: 'blog-list',
        posts,
        ...paged(route.number, pageCount(blog.listed.length, postsPerPage), blogListPath),
      };
    }
    case 'blog-archive':
      return {
        ...head,
        kind: 'blog-archive',
        years: blog.years.map(({year, posts}) => ({year, posts: posts.map(postJson)})),
      };
    case 'blog-tags':
      return {...head, kind: 'blog-tags', letters: lettersOf(blog.tags)};
    case 'docs-tags':
      return {...head, kind: 'docs-tags', letters: lettersOf(docs.tags)};
    case 'blog-tag': {
      const {tag, number} = route;
      const posts = (blog.tagPage(tag.slug, number)?.items ?? []).map(postJson);
      const pages = paged(number, pageCount(tag.items.length, postsPerPage), (n) => tagListPath(tag, n));
      return {...head, kind: 'blog-tag', tag: {...tagJson(tag), description: tag.description}, posts, ...pages};
    }
    case 'post': {
      const {newer, older} = blog.neighbours(route.post);
      return {
        ...head,
        kind: 'post',
        date: route.post.date,
        newer: linkTo(newer),
        older: linkTo(older),
        ...(await articleJson(route.post, render)),
      };
    }
    case 'docs-root':
      return {
        ...head,
        kind: 'docs-root',
        docsVersion: docs.version,
        sections: docs.sections.map(({id, label, docs: sectionDocs, route: path, page}) => ({
          id,
          label,
          count: sectionDocs.length,
          path,
          groups: (page?.groups ?? []).flatMap((group) => group.label ?? []),
        })),
      };
    case 'category': {
      const {description, groups, section, start} = route.category;
      return {
        ...head,
        kind: 'category',
        description,
        section,
        start: start.map(docJson),
        groups: groups.map(({label, docs: list}) => ({label, docs: list.map(docJson)})),
      };
    }
    case 'docs-tag': {
      const {tag} = route;
      const list = tag.items.map(docJson);
      return {...head, kind: 'docs-tag', tag: {...tagJson(tag), description: tag.description}, docs: list};
    }
    case 'doc': {
      const {id, section} = route.doc;
      const sidebar = docs.sidebarOf(route.path)?.id;
      return {
        ...head,
        kind: 'doc',
        id,
        section,
        sidebar,
        ...docs.neighbours(route.path),
        ...(await articleJson(route.doc, render)),
      };
    }
  }
}

async function articleJson(article: AnyArticle, render: Render): Promise<ArticleJson> {
  const {html, toc} = await render(article);
  const {description, updated, words, readingMinutes} = article;
  return {
    description,
    updated,
    words,
    readingMinutes,
    tags: tagLinks(article, await loadContent()).map(({label, href}) => ({label, path: href})),
    sources: article.sources
      .map(getSource)
      .map(({id, title, publisher, url, year}) => ({id, title, publisher, url, year})),
    toc,
    html,
  };
}

function postJson({title, route, description, date, readingMinutes, tags}: Post): PostJson {
  const links = tags.map(({slug, label}) => ({label, path: tagPath('post', slug)}));
  return {title, path: route, description, date, readingMinutes, tags: links};
}

function docJson({id, title, route, description, readingMinutes}: Doc): DocJson {
  return {id, title, path: route, description, readingMinutes};
}

function tagJson({label, route}: {readonly label: string; readonly route: string}): TagJson {
  return {label, path: route};
}

function lettersOf(
  tags: readonly {readonly label: string; readonly route: string; readonly items: readonly unknown[]}[],
) {
  return byLetter(tags).map(({letter, items}) => ({
    letter,
    tags: items.map((tag) => ({...tagJson(tag), count: tag.items.length})),
  }));
}

function paged(page: number, count: number, path: (number: number) => string): PagedJson {
  return {
    page,
    pageCount: count,
    newer: page > 1 ? path(page - 1) : undefined,
    older: page < count ? path(page + 1) : undefined,
  };
}

function linkTo(article: {readonly title: string; readonly route: string} | undefined): LinkTo | undefined {
  return article && {label: article.title, href: article.route};
}
