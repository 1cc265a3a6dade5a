import 'server-only';
import {sidebars as sidebarsInput} from '@/content/sidebars';
import {site as siteInput} from '@/content/site';
import {Faults} from '@/lib/faults';
import {withoutFault} from '@/lib/memoize-files';
import {parseSite} from './parse';
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
    () => last.sunrootSite,
  );
  last.sunrootSite = site;
  return site;
}

/** The configuration, for a command. Throws one SiteError with the errors in it and in the sidebars. */
export function requireSettings(): SiteConfig {
  const faults = new Faults();
  const config = faults.attempt('settings', siteConfig);
  faults.attempt('site', sidebarsConfig);
  faults.throwAll();
  return config!;
}

/** The sidebars in content/sidebars.ts, checked once per process. Throws a SiteError naming the invalid item. */
export function sidebarsConfig(): SidebarsConfig {
  sidebars ??= withoutFault(
    'content/sidebars.ts',
    () => withSections(parseSidebars(sidebarsInput, process.cwd())),
    () => last.sunrootSidebars,
  );
  last.sunrootSidebars = sidebars;
  return sidebars;
}
