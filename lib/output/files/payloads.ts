import 'server-only';
import {siteConfig} from '@/lib/config';
import {type AnyArticle, type Doc, type LinkTo, type ListPage, loadContent, type Post, type Tag} from '@/lib/content';
import {correctionsIn} from '@/lib/content/corrections';
import type {TocEntry} from '@/lib/content/markdown/context';
import {POSTS_ON_HOME} from '@/lib/content/pagination';
import {byLetter} from '@/lib/content/tags';
import {getSource} from '@/lib/data/sources';
import {DIRECTORY_PATH, INDEX_PATH} from '@/lib/search';
import {tagLinks} from '@/lib/site/links/tag-links';
import {blogListPath, type Route, tagListPath} from '@/lib/site/routes';
import {allLabels} from '@/lib/site/routing/a-z-labels';
import {tagPath} from '@/lib/site/routing/tag-path';
import {OFFLINE_SECTIONS_PATH} from './offline-sections';
import {PAYLOAD_VERSION} from './payload-version';

/** Renders an article; passed in, because components are above lib. */
export type Render = (article: AnyArticle) => Promise<{readonly html: string; readonly toc: readonly TocEntry[]}>;

/** The JSON of a route; docs/json.md describes the shape of each kind. */
export async function payloadOf(route: Route, render: Render) {
  const {path, title, kind} = route;
  const data = await dataOf(route, render);
  return {version: PAYLOAD_VERSION, path, title: title || siteConfig().title, kind, ...data};
}

async function dataOf(route: Route, render: Render): Promise<object> {
  const {blog, docs} = await loadContent();
  switch (route.kind) {
    case 'home': {
      const sections = docs.sections.map(({label, docs: {length}, route: path}) => ({label, count: length, path}));
      return {tagline: siteConfig().tagline, sections, posts: blog.listed.slice(0, POSTS_ON_HOME).map(postJson)};
    }
    case 'page':
      return articleJson(route.page, render);
    case 'search':
      return {index: INDEX_PATH, words: DIRECTORY_PATH};
    case 'offline':
      return {sections: OFFLINE_SECTIONS_PATH};
    case 'corrections':
      return {
        days: correctionsIn({blog, docs}).map(({date, corrections}) => ({
          date,
          corrections: corrections.map(({title, route: path, what}) => ({title, path, what})),
        })),
      };
    case 'a-z': {
      const letters = byLetter(allLabels(await loadContent()));
      return {letters: letters.map(({letter, items}) => ({letter, entries: items.map(tagJson)}))};
    }
    case 'blog-list':
      return listJson(blog.page(route.number)!, blogListPath);
    case 'blog-archive':
      return {years: blog.years.map(({year, posts}) => ({year, posts: posts.map(postJson)}))};
    case 'blog-tags':
      return {letters: lettersOf(blog.tags)};
    case 'docs-tags':
      return {letters: lettersOf(docs.tags)};
    case 'blog-tag': {
      const {tag, number} = route;
      const list = listJson(blog.tagPage(tag.slug, number)!, (other) => tagListPath(tag, other));
      return {tag: {...tagJson(tag), description: tag.description}, ...list};
    }
    case 'post': {
      const {newer, older} = blog.neighbours(route.post);
      const {date} = route.post;
      return {date, newer: linkTo(newer), older: linkTo(older), ...(await articleJson(route.post, render))};
    }
    case 'docs-root':
      return {
        docsVersion: docs.version,
        sections: docs.sections.map(({id, label, docs: {length}, route: path, page}) => {
          const groups = (page?.groups ?? []).flatMap((group) => group.label ?? []);
          return {id, label, count: length, path, groups};
        }),
      };
    case 'category': {
      const {description, section, start} = route.category;
      const groups = route.category.groups.map(({label, docs: list}) => ({label, docs: list.map(docJson)}));
      return {description, section, start: start.map(docJson), groups};
    }
    case 'docs-tag': {
      const {tag} = route;
      return {tag: {...tagJson(tag), description: tag.description}, docs: tag.items.map(docJson)};
    }
    case 'doc': {
      const {id, section} = route.doc;
      const sidebar = docs.sidebarOf(route.path)?.id;
      return {id, section, sidebar, ...docs.neighbours(route.path), ...(await articleJson(route.doc, render))};
    }
  }
}

async function articleJson(article: AnyArticle, render: Render) {
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

function postJson({title, route, description, date, readingMinutes, tags}: Post) {
  const links = tags.map(({slug, label}) => ({label, path: tagPath('post', slug)}));
  return {title, path: route, description, date, readingMinutes, tags: links};
}

function docJson({id, title, route, description, readingMinutes}: Doc) {
  return {id, title, path: route, description, readingMinutes};
}

function tagJson({label, route}: {readonly label: string; readonly route: string}) {
  return {label, path: route};
}

function lettersOf(tags: readonly Tag<unknown>[]) {
  return byLetter(tags).map(({letter, items}) => ({
    letter,
    tags: items.map((tag) => ({...tagJson(tag), count: tag.items.length})),
  }));
}

function listJson({number, count, items}: ListPage<Post>, pathOf: (number: number) => string) {
  return {
    posts: items.map(postJson),
    page: number,
    pageCount: count,
    newer: number > 1 ? pathOf(number - 1) : undefined,
    older: number < count ? pathOf(number + 1) : undefined,
  };
}

function linkTo(article: {readonly title: string; readonly route: string} | undefined): LinkTo | undefined {
  return article && {label: article.title, href: article.route};
}
