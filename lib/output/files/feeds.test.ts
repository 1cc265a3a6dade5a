import {expect, test} from 'vitest';
import {xml2js} from 'xml-js';
import {siteConfig} from '@/lib/config';
import type {AnyArticle} from '@/lib/content';
import {loadContent, type Post} from '@/lib/content';
import {correctionsIn} from '@/lib/content/corrections';
import {formatDay} from '@/lib/dates';
import {hasFeed, POSTS_IN_FEED} from './feed-paths';
import {blogFeed, tagFeed} from './feeds';

const {url} = siteConfig();

const render = async (article: AnyArticle) => ({
  html: `<p>${article.title.replace(/&/g, '&amp;')} <a href="/docs/intro">inside</a> <img src="/images/x.png" alt="x"></p><svg></svg>`,
  toc: [],
});

test('two feeds of the same content have the same bytes', async () => {
  expect(await blogFeed('rss', render)).toBe(await blogFeed('rss', render));
  expect(await blogFeed('atom', render)).toBe(await blogFeed('atom', render));
  expect(await blogFeed('json', render)).toBe(await blogFeed('json', render));
});

test('no feed contains the time of the build', async () => {
  const {blog} = await loadContent();
  const newest = blog.listed
    .map(({updated}) => updated)
    .sort()
    .at(-1)!;
  const feed = await blogFeed('rss', render);
  expect(/<lastBuildDate>(.*?)</.exec(feed)?.[1]).toBe(new Date(`${newest}T12:00:00Z`).toUTCString());
});

test.each(['rss', 'atom'] as const)(
  '%s is well-formed and contains the text with absolute addresses',
  async (format) => {
    const feed = await blogFeed(format, render);
    expect(() => xml2js(feed)).not.toThrow();
    expect(feed).toContain(`<a href="${url}/docs/intro">inside</a>`);
    expect(feed).toContain(`src="${url}/images/x.png"`);
    expect(feed).not.toMatch(/(?:href|src)="[/#]|<svg/);
  },
);

test.each(['rss', 'atom'] as const)('%s is well-formed whatever a tag is called', async (format) => {
  const [tag] = (await loadContent()).blog.listed.find(({tags}) => tags.length > 0)!.tags;
  const {label} = tag!;
  Object.assign(tag!, {label: 'C++ & <b>5 < 6</b>'});
  const feed = await blogFeed(format, render);
  Object.assign(tag!, {label});
  expect(() => xml2js(feed)).not.toThrow();
  expect(feed).not.toContain('C++ & <b>');
  expect(feed).toContain('C++');
});

test('only tags with five posts or more have a feed', async () => {
  const {blog} = await loadContent();
  const tags = blog.tags.filter(hasFeed);
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.every(({items}) => items.length >= 5)).toBe(true);
  expect(blog.tags.filter((tag) => !hasFeed(tag)).every(({items}) => items.length < 5)).toBe(true);
});

const linksOf = (feed: string) => [...feed.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, link]) => link);

test('the feed of a tag contains only posts of that tag', async () => {
  const {blog} = await loadContent();
  const tag = blog.tags.find(hasFeed);
  const links = linksOf(await tagFeed(tag!, render));
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const link of links) expect(tag!.items.map(({route}) => `${url}${route}`)).toContain(link);
});

test('feeds contain the newest posts, thirty, or ten of a tag', async () => {
  const {blog} = await loadContent();
  const newest = (posts: readonly Post[], most: number) => posts.slice(0, most).map(({route}) => `${url}${route}`);
  const posts = linksOf(await blogFeed('rss', render)).filter((link) => link !== `${url}/corrections`);
  expect(posts).toEqual(newest(blog.listed, POSTS_IN_FEED.blog));
  const long = blog.tags.find(({items}) => items.length > POSTS_IN_FEED.tag)!;
  expect(linksOf(await tagFeed(long, render))).toEqual(newest(long.items, POSTS_IN_FEED.tag));
});

test('the newest days of corrections are items of the feeds of all posts', async () => {
  const days = correctionsIn(await loadContent()).slice(0, 5);
  expect(days.length).toBeGreaterThan(0);
  const [{date, corrections} = {date: '', corrections: []}] = days;
  const {items} = JSON.parse(await blogFeed('json', render));
  const own = items.filter(({url: link}: {url: string}) => link === `${url}/corrections`);
  expect(own.map(({id}: {id: string}) => id)).toEqual(days.map((day) => `${url}/corrections#${day.date}`));
  expect(own[0]).toMatchObject({title: `Corrections of ${formatDay(date)}`});
  expect(own[0].content_html).toContain(`href="${url}${corrections[0]!.route}"`);
});

test('text that feed readers would take for HTML is escaped', async () => {
  const {blog} = await loadContent();
  const [post] = blog.listed;
  const tag = {...blog.tags[0]!, items: [{...post!, title: 'Salt & <b>', description: 'Less <i>salt</i> & more.'}]};
  const feed = await tagFeed(tag, render);
  expect(feed).toContain('Less &lt;i&gt;salt&lt;/i&gt; &amp; more.');
});
