import 'server-only';
import {type Content, loadContent} from '@/lib/content';
import {markdownPath} from '@/lib/paths';
import {allAliases} from '@/lib/site/routing/aliases';
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
export async function extraFiles(): Promise<string[]> {
  const aliases = await allAliases();
  return filesBeside(
    await loadContent(),
    aliases.map(({from}) => from),
  );
}

/** The same for any content. */
export function filesBeside({articles, blog}: Content, aliases: readonly string[]): string[] {
  return [
    ...FIXED_FILES,
    ...blog.tags.filter(hasFeed).map(tagFeedPath),
    ...articles.map(({route}) => markdownPath(route)),
    ...aliases.flatMap((from) => [`${from}.html`, `${from}/index.html`]),
  ];
}
