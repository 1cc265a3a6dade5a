import 'server-only';
import type {Metadata} from 'next';
import {socialCard} from '@/lib/cards/card-manifest';
import {siteConfig} from '@/lib/config';
import type {AnyArticle, Post, Tag} from '@/lib/content';
import {buildDay, formatDay} from '@/lib/dates';
import {FEEDS, hasFeed, tagFeedPath} from '@/lib/output/files/feed-paths';
import {markdownPath} from '@/lib/paths';
import {absoluteUrl, url} from '@/lib/urls';
import {documentTitle} from './title';

interface PageInfo {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Hidden from search engines: unlisted articles, drafts, the search. */
  readonly isHidden?: boolean;
  /** The article of the page, which is also available as Markdown. */
  readonly article?: AnyArticle;
  /** The tag whose feed the page announces. */
  readonly tag?: Tag<Post>;
}

/** Title, description, canonical address, social tags and feeds of a page. */
export function pageMetadata({path, title, description, isHidden, article, tag}: PageInfo): Metadata {
  const {title: site, titleDelimiter, locale} = siteConfig();
  const address = absoluteUrl(path);
  const card = socialCard(path);
  const {width, height, alt} = card ?? {};
  const images = card && [{url: absoluteUrl(card.path), width, height, alt}];
  const shared = {title: title || site, description, url: address, siteName: site, locale: locale.default, images};
  return {
    title: {absolute: documentTitle(title, site, titleDelimiter)},
    description,
    // a page's `alternates` replaces the layout's
    alternates: {canonical: address, types: alternateTypes({article, tag, isHome: path === '/'})},
    robots: isHidden ? {index: false} : undefined,
    openGraph:
      article?.kind === 'post'
        ? {
            ...shared,
            type: 'article',
            publishedTime: article.date,
            modifiedTime: article.updated,
            tags: article.tags.map(({label}) => label),
            section: 'Blog',
          }
        : {...shared, type: 'website'},
    twitter: {card: 'summary_large_image'},
  };
}

/** The metadata of a post, doc or standalone page. */
export function articleMetadata(article: AnyArticle): Metadata {
  const {route, title, description, visibility, updated} = article;
  const page = pageMetadata({path: route, title, description, isHidden: visibility !== 'public', article});
  return {...page, other: {date: formatDay(updated)}};
}

/** Metadata that all pages share: manifest, feeds, and the day, which is printed (app/_styles/print.css). */
export function siteMetadata(): Metadata {
  const {title, url: site, description} = siteConfig();
  return {
    metadataBase: new URL(site),
    title,
    description,
    manifest: url('/manifest.webmanifest'),
    alternates: {types: alternateTypes()},
    other: {date: formatDay(buildDay())},
  };
}

type AlternateTypes = NonNullable<NonNullable<Metadata['alternates']>['types']>;

/**
 * `<link rel="alternate">` of every page: its other formats, and the blog's feeds. A doc names one feed, to save bytes.
 */
function alternateTypes(more: {article?: AnyArticle; tag?: Tag<Post>; isHome?: boolean} = {}): AlternateTypes {
  const {title, blog} = siteConfig();
  const name = `${title}: ${blog.title}`;
  const {article, tag, isHome} = more;
  const ofTag = tag && hasFeed(tag) ? [{title: `${title}: ${tag.label}`, url: absoluteUrl(tagFeedPath(tag))}] : [];
  return {
    'application/rss+xml': [{title: name, url: absoluteUrl(FEEDS.rss)}, ...ofTag],
    ...(article?.kind !== 'doc' && {
      'application/atom+xml': [{title: name, url: absoluteUrl(FEEDS.atom)}],
      'application/feed+json': [{title: name, url: absoluteUrl(FEEDS.json)}],
    }),
    ...(article && {'text/markdown': absoluteUrl(markdownPath(article.route))}),
    ...((article || isHome) && {'text/plain': absoluteUrl('/llms.txt')}),
  };
}
