import 'server-only';
import type {Content} from '@/lib/content';
import {markdownPath} from '@/lib/paths';
import {FEEDS, hasFeed, tagFeedPath} from './feed-paths';
import {SEARCH_DESCRIPTION} from './search-description';

/** The generated files that every site has. */
export const FIXED_FILES: readonly string[] = [
  ...Object.values(FEEDS),
  '/_redirects',
  '/llms.txt',
  SEARCH_DESCRIPTION,
  '/robots.txt',
  '/sitemap.xml',
];

/** Generated files besides routes and fragments: feeds, Markdown, lists for machines, pages at aliases. */
export function filesBeside({articles, blog}: Content, aliases: readonly string[]): string[] {
  return [
    ...FIXED_FILES,
    ...blog.tags.filter(hasFeed).map(tagFeedPath),
    ...articles.map(({route}) => markdownPath(route)),
    ...aliases.flatMap((from) => [`${from}.html`, `${from}/index.html`]),
  ];
}
