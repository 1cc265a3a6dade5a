import 'server-only';
import {sidebarsConfig, siteConfig} from '@/lib/config';
import type {OwnLink} from '@/lib/content/markdown/context';
import {reportBroken} from './broken-links';
import {linkTargets} from './link-targets';
import {settingLinks} from './setting-links';

/** Reports broken links of an article as `onBrokenLinks` says. Throws a SiteError for the first one on "throw". */
export async function reportArticleLinks(file: string, links: readonly OwnLink[]): Promise<void> {
  const found = links.map(({url, ...place}) => ({url, place: {file, ...place}}));
  reportBroken(found, await linkTargets(), siteConfig().onBrokenLinks);
}

/** The same for the links in content/site.ts and content/sidebars.ts. */
export async function reportSettingLinks(): Promise<void> {
  const site = siteConfig();
  const found = settingLinks(process.cwd(), {site, sidebars: sidebarsConfig()});
  reportBroken(found, await linkTargets(), site.onBrokenLinks);
}
