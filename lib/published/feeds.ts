import 'server-only';
import {Feed} from 'feed';
import {cachedSync, hashOf} from '@/lib/cache/cache';
import {madeBy} from '@/lib/cache/made-by';
import {siteConfig} from '@/lib/config';
import {loadContent, type Post, type Tag} from '@/lib/content';
import {getSource} from '@/lib/data/sources';
import {type CalendarDay, latestDay} from '@/lib/dates';
import {simplify} from '@/lib/plain/simplify';
import {afterTitle} from '@/lib/plain/source-text';
import {element, escapeHtml, type PlainNode, printHtml} from '@/lib/plain/tree';
import {absoluteUrl} from '@/lib/urls';
import {FEEDS, type FeedFormat, hasFeed, tagFeedPath} from './feed-paths';
import type {Render} from './payloads';

/** Tags of the blog that have a feed of their own. */
export async function tagsWithFeed(): Promise<Tag<Post>[]> {
  const {blog} = await loadContent();
  return blog.tags.filter(hasFeed);
}

/** The newest posts of the blog with their full text. */
export async function blogFeed(format: FeedFormat, render: Render): Promise<string> {
  const {blog} = await loadContent();
  const {title, blog: settings} = siteConfig();
  const about = {title: `${title}: ${settings.title}`, description: settings.description, path: '/blog'};
  return write(format, {...about, feedPath: FEEDS[format], posts: blog.posts, most: settings.feedCount}, render);
}

/** The newest posts of one tag as RSS. */
export async function tagFeed(tag: Tag<Post>, render: Render): Promise<string> {
  const {title, blog} = siteConfig();
  const about = {title: `${title}: ${tag.label}`, description: tag.description, path: tag.route};
  return write('rss', {...about, feedPath: tagFeedPath(tag), posts: tag.items, most: blog.tagFeedCount}, render);
}

interface About {
  readonly title: string;
  readonly description: string;
  /** The page the feed belongs to. */
  readonly path: string;
  readonly feedPath: string;
  readonly posts: readonly Post[];
  /** How many of them it holds. */
  readonly most: number;
}

async function write(format: FeedFormat, {title, description, path, feedPath, posts, most}: About, render: Render) {
  const {title: site, favicon, contentLicence, locale} = siteConfig();
  const newest = posts.filter(({visibility}) => visibility === 'public').slice(0, most);
  const feed = new Feed({
    id: absoluteUrl(path),
    title,
    description,
    link: absoluteUrl(path),
    language: locale.default,
    generator: site,
    favicon: absoluteUrl(favicon),
    copyright: `${site}, ${contentLicence.name} (${contentLicence.url})`,
    updated: momentOf(latestDay(newest.map(({updated}) => updated)) ?? '1970-01-01'),
    feedLinks: {[format]: absoluteUrl(feedPath)},
    author: {name: site, link: absoluteUrl('/')},
  });
  for (const post of newest) {
    const link = absoluteUrl(post.route);
    feed.addItem({
      id: link,
      link,
      // Atom's titles are HTML
      title: format === 'atom' ? escapeHtml(post.title) : post.title,
      description: format === 'atom' ? escapeHtml(post.description) : post.description,
      content: fullText(post, (await render(post)).html, link),
      published: momentOf(post.date),
      date: momentOf(post.updated),
      // the package writes it unescaped into an attribute of Atom
      category: post.tags.map(({label, slug}) => ({name: format === 'atom' ? escapeHtml(label) : label, term: slug})),
    });
  }
  return {rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1()}[format]();
}

/** Noon, so that the day is the same nearly everywhere on earth. */
function momentOf(day: CalendarDay): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Cached by content hash: a post is in the feeds of all its tags. */
function fullText(post: Post, html: string, address: string): string {
  const after = sources(post);
  const key = hashOf(madeBy('feed-texts'), html, address, JSON.stringify(after));
  return cachedSync('feed-texts', key, () => printHtml([...simplify(html, address), ...after]));
}

function sources({sources: ids}: Post): PlainNode[] {
  if (ids.length === 0) return [];
  const items = ids
    .map(getSource)
    .map((source) => element('li', {}, [element('a', {href: source.url}, [source.title]), afterTitle(source)]));
  return [element('h2', {}, ['Sources']), element('ol', {}, items)];
}
