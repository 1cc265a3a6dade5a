import 'server-only';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {allRoutes, articleOf} from '@/lib/site/routes';
import {allAliases} from '@/lib/site/routing/aliases';
import {url} from '@/lib/urls';
import {OFFLINE_SECTIONS_PATH, offlineSections} from './offline-sections';
import {PAYLOAD_VERSION} from './payload-version';
import type {Render} from './payloads';
import {previewPayloads} from './preview-payloads';
import {searchFiles} from './search/search-files';

export interface BlogYearPayload {
  readonly version: number;
  readonly kind: 'blog-year';
  readonly year: number;
  readonly posts: readonly {readonly title: string; readonly href: string; readonly readingMinutes: number}[];
}

/** Path → title of every page that lists may include, and of its aliases: for the not-found page, at /routes.json. */
export async function routeTitles(): Promise<Record<string, string>> {
  const [routes, aliases] = await Promise.all([allRoutes(), allAliases()]);
  const named = routes.filter((route) => (articleOf(route)?.visibility ?? 'public') === 'public');
  const titles = new Map(named.map(({path, title}) => [path, title || siteConfig().title]));
  const listed = aliases.filter(({to}) => titles.has(to));
  return Object.fromEntries([...titles, ...listed.map(({from, title}) => [from, title] as const)]);
}

/** The posts of each year for the blog sidebar, by the address of their JSON: /blog/years/{year}.json. */
async function blogYearPayloads(): Promise<ReadonlyMap<string, BlogYearPayload>> {
  const {blog} = await loadContent();
  return new Map(
    blog.years.map(({year, posts}) => [
      `/blog/years/${year}.json`,
      {
        version: PAYLOAD_VERSION,
        kind: 'blog-year',
        year,
        posts: posts.map(({title, route, readingMinutes}) => ({title, href: url(route), readingMinutes})),
      },
    ]),
  );
}

/** Everything the application fetches besides the JSON of routes, by address; created on demand. */
export async function fragments(render: Render): Promise<ReadonlyMap<string, () => unknown>> {
  const content = await loadContent();
  return new Map<string, () => unknown>([
    ['/routes.json', routeTitles],
    [OFFLINE_SECTIONS_PATH, () => offlineSections(content)],
    ...searchFiles(content, render),
    ...[...(await blogYearPayloads()), ...(await previewPayloads())].map(
      ([path, payload]) => [path, () => payload] as const,
    ),
  ]);
}
