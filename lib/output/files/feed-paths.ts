import type {Tag} from '@/lib/content';

/** The blog's feeds. */
export const FEEDS = {rss: '/blog/rss.xml', atom: '/blog/atom.xml', json: '/blog/feed.json'} as const;
export type FeedFormat = keyof typeof FEEDS;

/** How many of the newest posts are in the feeds of the blog, and in that of a tag. */
export const POSTS_IN_FEED = {blog: 30, tag: 10};

/** Tags with fewer posts have no feed. */
const POSTS_FOR_A_FEED = 5;

/** True when a tag has enough posts for a feed. */
export function hasFeed(tag: Pick<Tag<unknown>, 'items'>): boolean {
  return tag.items.length >= POSTS_FOR_A_FEED;
}

/** /blog/tags/sleep → /blog/tags/sleep/rss.xml. */
export function tagFeedPath(tag: {readonly route: string}): string {
  return `${tag.route}/rss.xml`;
}
