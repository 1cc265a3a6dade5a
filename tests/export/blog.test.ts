import {expect, test} from 'vitest';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {formatDay} from '@/lib/dates';
import {allRoutes} from '@/lib/site/routes';
import {elementsWith, inside, pageOf} from './site';

const {blog} = await loadContent();
const {postsPerPage, sidebarTitle} = siteConfig().blog;
const routes = await allRoutes();

const mainOf = (route: string) => inside(pageOf(route), 'main');
const hrefs = (elements: ReturnType<typeof pageOf>) =>
  elementsWith(elements, 'a').map(({attributes}) => attributes.href);

test('the list and those of tags have as many posts on a page as the settings say, newest first', () => {
  for (const route of routes) {
    if (route.kind !== 'blog-list' && route.kind !== 'blog-tag') continue;
    const posts = route.kind === 'blog-tag' ? route.tag.items : blog.listed;
    const entries = elementsWith(mainOf(route.path), 'article');
    expect(elementsWith(mainOf(route.path), 'h1')[0]?.text).toContain(route.title);
    expect(
      entries.map(({inner}) => hrefs(inside(inner, 'h2'))),
      route.path,
    ).toEqual(posts.slice((route.number - 1) * postsPerPage, route.number * postsPerPage).map((post) => [post.route]));
    if (route.kind === 'blog-tag') expect(hrefs(mainOf(route.path)), route.path).toContain('/blog/tags');
  }
  const days = blog.listed.map(({date}) => date);
  expect(days).toEqual([...days].sort().reverse());
});

test('an entry has a linked title, a date, a reading time, a teaser, tags and “Read more about” its title', () => {
  for (const {path, kind} of routes) {
    if (kind !== 'blog-list') continue;
    for (const {inner} of elementsWith(mainOf(path), 'article')) {
      const [link] = elementsWith(inside(inner, 'h2'), 'a');
      const post = blog.listed.find(({route}) => route === link?.attributes.href)!;
      expect(link?.text).toBe(post.title);
      const [time] = elementsWith(inner, 'time');
      expect([time?.text, time?.attributes.datetime]).toEqual([formatDay(post.date), post.date]);
      expect(inner.filter(({tag, text}) => tag === 'span' && /^[1-9]\d* min read$/.test(text))).toHaveLength(1);
      expect(elementsWith(inner, 'p').some(({path: trail, text}) => trail.at(-1) === 'div' && text.length > 20)).toBe(
        true,
      );
      const more = elementsWith(inner, 'a', {'aria-label': `Read more about ${post.title}`});
      expect(more.map(({text, attributes}) => [text, attributes.href])).toEqual([['Read more', post.route]]);
      expect(hrefs(inside(inner, 'ul', {'aria-label': 'Tags'}))).toEqual(
        post.tags.map(({slug}) => `/blog/tags/${slug}`),
      );
    }
  }
});

test('the archive contains every post by year, newest first', () => {
  const years = elementsWith(mainOf('/blog/archive'), 'section').map(({inner}) => ({
    year: elementsWith(inner, 'h2')[0]?.text,
    posts: hrefs(inside(inner, 'ul')),
  }));
  expect(years).toEqual(
    blog.years.map(({year, posts}) => ({year: String(year), posts: posts.map(({route}) => route)})),
  );
  expect(years.flatMap(({posts}) => posts)).toEqual(blog.listed.map(({route}) => route));
});

test('the sidebar has the years newest first, that of the page open with its posts, the others a line each', () => {
  const openYears = (route: string) => {
    const nav = inside(mainOf(route), 'nav', {'aria-label': 'Blog posts'});
    expect(nav[0]?.text).toBe(sidebarTitle);
    const years = elementsWith(nav, 'details');
    expect(years.map(({inner}) => Number(inner[0]?.text.slice(0, 4)))).toEqual(blog.years.map(({year}) => year));
    const closed = years.filter(({attributes}) => !('open' in attributes));
    expect(closed.map(({inner}) => [elementsWith(inner, 'a').length, elementsWith(inner, 'li').length])).toEqual(
      closed.map(() => [1, 0]),
    );
    return years.filter(({attributes}) => 'open' in attributes);
  };
  for (const {route, title, date} of blog.listed) {
    const [year, ...others] = openYears(route);
    expect(others).toEqual([]);
    expect(year?.inner[0]?.text).toMatch(new RegExp(`^${date.slice(0, 4)}`));
    const entries = elementsWith(year!.inner, 'li');
    expect(entries).toHaveLength(
      blog.years.find(({posts}) => posts.some((post) => post.route === route))!.posts.length,
    );
    for (const {text} of entries) expect(text).toMatch(/ \d+ min read$/);
    const [marked] = elementsWith(year!.inner, 'a', {'aria-current': 'page'});
    expect([marked?.attributes.href, marked?.text.replace(/ \d+ min read$/, '')]).toEqual([route, title]);
  }
  for (const route of routes) {
    if (route.kind !== 'blog-list') continue;
    const [first] = blog.listed.slice((route.number - 1) * postsPerPage);
    expect(openYears(route.path)[0]?.inner[0]?.text).toMatch(new RegExp(`^${first!.date.slice(0, 4)}`));
  }
});
