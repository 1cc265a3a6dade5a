import 'server-only';
import {questions} from '@/content/sections';
import {sidebarsConfig, siteConfig} from '@/lib/config';
import {hasFile} from '@/lib/content/files/has-file';
import type {OwnLink} from '@/lib/content/markdown/context';
import {memoizeContent} from '@/lib/content/memoize-content';
import {filesBeside} from '@/lib/output/files/extra-files';
import {jsonPath} from '@/lib/paths';
import {allRoutes} from '@/lib/site/routes';
import {allAliases} from '@/lib/site/routing/aliases';
import {type LinkTargets, reportBroken} from './broken-links';
import {settingLinks} from './setting-links';

/** The valid targets of links in a build: pages, aliases, generated files, and files of public/. */
const linkTargets = memoizeContent(async (content): Promise<LinkTargets> => {
  const routes = await allRoutes();
  const aliases = (await allAliases()).map(({from}) => from);
  const others = new Set([...aliases, ...filesBeside(content, aliases), ...routes.map(({path}) => jsonPath(path))]);
  return {
    pages: new Set(routes.map(({path}) => path)),
    hasOther: (address) => others.has(address) || hasFile(process.cwd(), `public${address}`),
  };
});

/** Reports broken links of an article as `onBrokenLinks` says. Throws a SiteError for the first one on "throw". */
export async function reportArticleLinks(file: string, links: readonly OwnLink[]): Promise<void> {
  const found = links.map(({url, ...place}) => ({url, place: {file, ...place}}));
  reportBroken(found, await linkTargets(), siteConfig().onBrokenLinks);
}

/** Reports broken links in content/site.ts, sidebars.ts and sections.ts as `onBrokenLinks` says. */
export async function reportSettingLinks(): Promise<void> {
  const site = siteConfig();
  const found = settingLinks(process.cwd(), {site, sidebars: sidebarsConfig(), questions});
  reportBroken(found, await linkTargets(), site.onBrokenLinks);
}
