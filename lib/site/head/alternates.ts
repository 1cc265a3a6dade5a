import 'server-only';
import type {Metadata} from 'next';
import {siteConfig} from '@/lib/config';
import type {AnyArticle, Post, Tag} from '@/lib/content';
import {FEEDS, hasFeed, tagFeedPath} from '@/lib/output/published/feed-paths';
import {markdownPath} from '@/lib/paths';
import {absoluteUrl} from '@/lib/urls';

type Types = NonNullable<NonNullable<Metadata['alternates']>['types']>;

/**
 * `<link rel="alternate">` of every page: its other formats, and the blog's feeds. A doc names one feed, to save bytes.
 */
export function alternateTypes(more: {article?: AnyArticle; tag?: Tag<Post>; isHome?: boolean} = {}): Types {
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
