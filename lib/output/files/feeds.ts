import 'server-only';
import {Feed, type Item} from 'feed';
import {siteConfig} from '@/lib/config';
import {loadContent, type Post, type Tag} from '@/lib/content';
import {type CorrectionDay, correctionsIn} from '@/lib/content/corrections';
import {counted} from '@/lib/counted';
import {getSource} from '@/lib/data/sources';
import {type CalendarDay, formatDay, latestDay} from '@/lib/dates';
import {simplify} from '@/lib/output/plain/simplify';
import {afterTitle} from '@/lib/output/plain/source-text';
import {element, escapeHtml, type PlainNode, printHtml} from '@/lib/output/plain/tree';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';
import {absoluteUrl} from '@/lib/urls';
import {FEEDS, type FeedFormat, POSTS_IN_FEED, tagFeedPath} from './feed-paths';
import type {Render} from './payloads';

/** The newest posts of the blog with their full text. */
export async function blogFeed(format: FeedFormat, render: Render): Promise<string> {
  const content = await loadContent();
  const {blog} = content;
  const {title, blog: settings} = siteConfig();
  const about = {title: `${title}: ${settings.title}`, description: settings.description, path: '/blog'};
  return write(
    format,
    {
      ...about,
      feedPath: FEEDS[format],
      posts: blog.listed,
      maxPosts: POSTS_IN_FEED.blog,
      corrected: correctionsIn(content),
    },
    render,
  );
}

/** The newest posts of one tag as RSS. */
export async function tagFeed(tag: Tag<Post>, render: Render): Promise<string> {
  const {title} = siteConfig();
  const about = {title: `${title}: ${tag.label}`, description: tag.description, path: tag.route};
  return write('rss', {...about, feedPath: tagFeedPath(tag), posts: tag.items, maxPosts: POSTS_IN_FEED.tag}, render);
}

interface About {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly feedPath: string;
  readonly posts: readonly Post[];
  readonly maxPosts: number;
  /** Days on which articles were corrected, newest first. */
  readonly corrected?: readonly CorrectionDay[];
}

/** How many days of corrections a feed has, and how many corrections of a day it names; the page has all. */
const MAX_CORRECTED = {days: 5, articles: 50};

async function write(format: FeedFormat, about: About, render: Render) {
  const {title, description, path, feedPath, posts, maxPosts, corrected = []} = about;
  const {title: site, favicon, contentLicence, locale} = siteConfig();
  const newest = posts.filter(({visibility}) => visibility === 'public').slice(0, maxPosts);
  const days = corrected.slice(0, MAX_CORRECTED.days);
  const feed = new Feed({
    id: absoluteUrl(path),
    title,
    description,
    link: absoluteUrl(path),
    language: locale.default,
    generator: site,
    favicon: absoluteUrl(favicon),
    copyright: `${site}, ${contentLicence.name} (${contentLicence.url})`,
    updated: momentOf(
      latestDay([...newest.map(({updated}) => updated), ...days.map(({date}) => date)]) ?? '1970-01-01',
    ),
    feedLinks: {[format]: absoluteUrl(feedPath)},
    author: {name: site, link: absoluteUrl('/')},
  });
  // Titles and descriptions are HTML in Atom; readers expect HTML in RSS descriptions, too, but not in its titles
  const words = (text: string) => (format === 'atom' ? escapeHtml(text) : text);
  const sentence = (text: string) => (format === 'json' ? text : escapeHtml(text));
  const items: {day: CalendarDay; item: Item}[] = days.map((day) => ({
    day: day.date,
    item: correctionItem(day, sentence),
  }));
  for (const post of newest) {
    const link = absoluteUrl(post.route);
    const item = {
      id: link,
      link,
      title: words(post.title),
      description: sentence(post.description),
      content: printHtml([...simplify((await render(post)).html, link), ...sources(post)]),
      published: momentOf(post.date),
      date: momentOf(post.updated),
      // the package writes it unescaped into an attribute of Atom
      category: post.tags.map(({label, slug}) => ({name: format === 'atom' ? escapeHtml(label) : label, term: slug})),
    };
    items.push({day: post.date, item});
  }
  // a feed reader shows the first as the newest
  for (const {item} of items.sort((a, b) => b.day.localeCompare(a.day))) feed.addItem(item);
  return {rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1()}[format]();
}

function correctionItem({date, corrections}: CorrectionDay, sentence: (text: string) => string): Item {
  const link = absoluteUrl(FIXED_PAGES.corrections.path);
  const named = corrections.slice(0, MAX_CORRECTED.articles);
  const rest = corrections.length - named.length;
  const list = named.map(({title, route, what}) =>
    element('li', {}, [element('a', {href: absoluteUrl(route)}, [title]), `: ${what}`]),
  );
  return {
    id: `${link}#${date}`,
    link,
    title: `Corrections of ${formatDay(date)}`,
    description: sentence(`${counted(corrections.length, 'correction')}.`),
    content: printHtml([element('ul', {}, list), ...(rest > 0 ? [element('p', {}, [`And ${rest} more.`])] : [])]),
    published: momentOf(date),
    date: momentOf(date),
  };
}

/** Noon, so that the day is the same almost everywhere. */
function momentOf(day: CalendarDay): Date {
  return new Date(`${day}T12:00:00Z`);
}

function sources({sources: ids}: Post): PlainNode[] {
  if (ids.length === 0) return [];
  const items = ids
    .map(getSource)
    .map((source) => element('li', {}, [element('a', {href: source.url}, [source.title]), afterTitle(source)]));
  return [element('h2', {}, ['Sources']), element('ol', {}, items)];
}
