import type {Content} from '@/lib/content';
import {type CalendarDay, latestDay} from '@/lib/dates';
import {articleOf, type Route} from '@/lib/site/routes';

const LEFT_OUT: readonly Route['kind'][] = ['offline', 'blog-tag', 'blog-tags', 'docs-tag', 'docs-tags', 'search'];

/** Whether a page is in the sitemap: every public page except tag pages, tag lists, search and offline page. */
export function isInSitemap(route: Route): boolean {
  return !LEFT_OUT.includes(route.kind) && (articleOf(route)?.visibility ?? 'public') === 'public';
}

/** The day a page last changed: its text, or the newest article it lists. Undefined for pages without articles. */
export function changedOn(route: Route, {blog, docs}: Pick<Content, 'blog' | 'docs'>): CalendarDay | undefined {
  switch (route.kind) {
    case 'home':
    case 'a-z':
      return latest([...blog.listed, ...docs.listed]);
    case 'blog-list':
    case 'blog-archive':
      return latest(blog.listed);
    case 'docs-root':
      return latest(docs.listed);
    case 'category':
      return latest(route.category.groups.flatMap((group) => group.docs));
    case 'blog-tag':
    case 'docs-tag':
      return latest(route.tag.items);
    default:
      return articleOf(route)?.updated;
  }
}

function latest(articles: readonly {readonly updated: CalendarDay}[]): CalendarDay | undefined {
  return latestDay(articles.map(({updated}) => updated));
}
