import 'server-only';
import {sidebars as sidebarsInput} from '@/content/sidebars';
import {site as siteInput} from '@/content/site';
import type {Faults} from '@/lib/faults';
import {withoutFault} from '@/lib/memoize-files';
import {parseSite, validPart} from './parse';
import {plainSidebars, plainSite} from './plain-settings';
import type {SiteConfig} from './schema';
import {withSections} from './section-sidebars';
import {parseSidebars, type SidebarsConfig} from './sidebars-schema';

export type {SiteConfig} from './schema';
export type {FooterLink, LogoImage} from './shell-schema';

/** The last valid settings, for development: a saved module is read again. */
const last = globalThis as {sunrootSite?: SiteConfig; sunrootSidebars?: SidebarsConfig};

let site: SiteConfig | undefined;
let sidebars: SidebarsConfig | undefined;

/** The configuration in content/site.ts, checked once per process. Throws a SiteError naming the invalid option. */
export function siteConfig(): SiteConfig {
  site ??= withoutFault(
    'content/site.ts',
    () => parseSite(siteInput, process.env, process.cwd()),
    () => last.sunrootSite ?? plainSite(),
  );
  last.sunrootSite = site;
  return site;
}

/**
 * The configuration, for a command that reports all errors before it ends: errors in content/site.ts are recorded, and
 * this process continues with its valid part. Throws for errors in content/sidebars.ts: without sidebars, links to
 * their pages would be reported.
 */
export function collectSettings(faults: Faults): SiteConfig {
  site = faults.attempt('settings', siteConfig) ?? validPart(siteInput);
  if (!faults.attempt('site', sidebarsConfig)) faults.throwAll();
  return site;
}

/** The sidebars in content/sidebars.ts, checked once per process. Throws a SiteError naming the invalid item. */
export function sidebarsConfig(): SidebarsConfig {
  sidebars ??= withoutFault(
    'content/sidebars.ts',
    () => withSections(parseSidebars(sidebarsInput, process.cwd())),
    () => last.sunrootSidebars ?? plainSidebars(),
  );
  last.sunrootSidebars = sidebars;
  return sidebars;
}
