import {expect, test} from 'vitest';
import {type Element, xml2js} from 'xml-js';
import {loadContent} from '@/lib/content';
import {FEEDS, hasFeed, POSTS_IN_FEED, tagFeedPath} from '@/lib/output/files/feed-paths';
import {absoluteUrl} from '@/lib/urls';
import {elementsOf, exportedFiles, pageOf, read} from './site';

const {blog} = await loadContent();
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

const children = (element: Element, name: string) => (element.elements ?? []).filter((child) => child.name === name);
const child = (element: Element, name: string) => children(element, name)[0];
const text = (element: Element | undefined) =>
  (element?.elements ?? []).map((part) => part.text ?? part.cdata ?? '').join('');
const root = (xml: string) => (xml2js(xml) as Element).elements!.find(({type}) => type === 'element')!;

const newest = blog.listed.filter(({visibility}) => visibility === 'public').slice(0, POSTS_IN_FEED.blog);
const addresses = newest.map(({route}) => absoluteUrl(route));

/** Corrections are entries, too, one per day; this checks the posts. */
const isCorrection = (address: string) => address.startsWith(absoluteUrl('/corrections'));

/** Faults of the HTML inside a feed. */
function bodyFaults(html: string, words: number): string[] {
  const faults: string[] = [];
  const elements = elementsOf(html);
  for (const {tag, attributes} of elements) {
    for (const name of ['href', 'src']) {
      const value = attributes[name];
      if (value !== undefined && !/^(https?:\/\/|mailto:|tel:|sms:)/.test(value)) faults.push(`${name} ${value}`);
    }
    for (const name of Object.keys(attributes))
      if (/^(class|id|style|on|data-|aria-)/.test(name)) faults.push(`${name} on <${tag}>`);
    if (['svg', 'script', 'style', 'button', 'aside', 'details'].includes(tag)) faults.push(`<${tag}>`);
  }
  const count = (elements[0]?.text ?? '').split(/\s+/).length;
  if (count < words * 0.9) faults.push(`${count} words of ${words}`);
  return faults;
}

function checkRss(xml: string, path: string, expected: readonly string[]) {
  const rss = root(xml);
  expect(rss.name).toBe('rss');
  expect(rss.attributes?.version).toBe('2.0');
  const channel = child(rss, 'channel')!;
  for (const name of ['title', 'link', 'description', 'language'])
    expect(text(child(channel, name)), name).not.toBe('');
  expect(text(child(channel, 'lastBuildDate'))).toMatch(RFC_822);
  expect(child(channel, 'atom:link')?.attributes).toMatchObject({rel: 'self', href: absoluteUrl(path)});
  const items = children(channel, 'item').filter((item) => !isCorrection(text(child(item, 'link'))));
  expect(items.map((item) => text(child(item, 'link')))).toEqual(expected);
  expect(new Set(items.map((item) => text(child(item, 'guid')))).size).toBe(items.length);
  for (const item of items) {
    const post = blog.listed.find(({route}) => absoluteUrl(route) === text(child(item, 'link')))!;
    expect(text(child(item, 'title'))).toBe(post.title);
    expect(text(child(item, 'pubDate'))).toMatch(RFC_822);
    expect(new Date(text(child(item, 'pubDate'))).toISOString().slice(0, 10)).toBe(post.date);
    expect(bodyFaults(text(child(item, 'content:encoded')), post.words), post.slug).toEqual([]);
  }
}

test('the RSS feed is valid and contains the newest posts with their full text', () => {
  checkRss(read(FEEDS.rss), FEEDS.rss, addresses);
});

test('the Atom feed is valid and contains the same', () => {
  const feed = root(read(FEEDS.atom));
  expect(feed.attributes?.xmlns).toBe('http://www.w3.org/2005/Atom');
  for (const name of ['id', 'title', 'updated', 'author']) expect(child(feed, name), name).toBeDefined();
  expect(children(feed, 'link').find(({attributes}) => attributes?.rel === 'self')?.attributes?.href).toBe(
    absoluteUrl(FEEDS.atom),
  );
  const entries = children(feed, 'entry').filter((entry) => !isCorrection(text(child(entry, 'id'))));
  expect(entries.map((entry) => text(child(entry, 'id')))).toEqual(addresses);
  for (const [index, entry] of entries.entries()) {
    const post = newest[index]!;
    expect(text(child(entry, 'published'))).toMatch(RFC_3339);
    expect(text(child(entry, 'published')).slice(0, 10)).toBe(post.date);
    expect(text(child(entry, 'updated')).slice(0, 10)).toBe(post.updated);
    expect(bodyFaults(text(child(entry, 'content')), post.words), post.slug).toEqual([]);
  }
});

test('the JSON Feed is valid and contains the same', () => {
  const feed = JSON.parse(read(FEEDS.json));
  expect(feed).toMatchObject({
    version: expect.stringMatching(/^https:\/\/jsonfeed\.org\/version\/1/),
    title: expect.any(String),
    home_page_url: absoluteUrl('/blog'),
    feed_url: absoluteUrl(FEEDS.json),
  });
  const items = feed.items.filter(({url}: {url: string}) => !isCorrection(url));
  expect(items.map(({url}: {url: string}) => url)).toEqual(addresses);
  for (const [index, item] of items.entries()) {
    const post = newest[index]!;
    expect(item.id).toBe(absoluteUrl(post.route));
    expect(item.date_published).toMatch(RFC_3339);
    expect(item.date_published.slice(0, 10)).toBe(post.date);
    expect(bodyFaults(item.content_html, post.words), post.slug).toEqual([]);
  }
});

test('the days on which articles were corrected are entries of the feeds of all posts', () => {
  const days = [read(FEEDS.rss), read(FEEDS.atom), read(FEEDS.json)].map(
    (feed) => feed.split(absoluteUrl('/corrections')).length,
  );
  expect(Math.min(...days)).toBeGreaterThan(1);
});

test('every tag with five posts has a feed, no other has', () => {
  const feeds = exportedFiles().filter((file) => /^\/blog\/tags\/.*rss\.xml$/.test(file));
  const tags = blog.tags.filter(hasFeed);
  expect(feeds.sort()).toEqual(tags.map(tagFeedPath).sort());
  for (const tag of tags) {
    const posts = tag.items.filter(({visibility}) => visibility === 'public').slice(0, POSTS_IN_FEED.tag);
    checkRss(
      read(tagFeedPath(tag)),
      tagFeedPath(tag),
      posts.map(({route}) => absoluteUrl(route)),
    );
  }
});

test('every page announces the three feeds, docs the first of them, tag pages also their own', () => {
  const announced = (route: string) =>
    pageOf(route).flatMap(({tag, attributes}) =>
      tag === 'link' && attributes.rel === 'alternate' && /rss|atom|feed\+json/.test(attributes.type ?? '')
        ? [attributes.href!]
        : [],
    );
  const three = Object.values(FEEDS).map(absoluteUrl);
  for (const route of ['/', '/blog', '/docs', '/about', '/a-z', '/404']) expect(announced(route), route).toEqual(three);
  expect(announced('/docs/intro')).toEqual([absoluteUrl(FEEDS.rss)]);
  const tag = blog.tags.find(hasFeed)!;
  expect(announced(tag.route)).toContain(absoluteUrl(tagFeedPath(tag)));
});
