import type {z} from 'zod';
import {choices, SiteError} from '@/lib/errors';
import {requireValid} from './read-valid';
import {type SiteConfig, type SiteInput, siteSchema} from './schema';
import {settingPlace} from './setting-place';
import type {FooterLink} from './shell-schema';

/** The settings that the environment sets, by their paths. */
const VARIABLES: ReadonlyMap<string, string> = new Map([
  ['url', 'SITE_URL'],
  ['basePath', 'BASE_PATH'],
  ['analytics.trackingId', 'ANALYTICS_ID'],
]);

/** What an owner writes to decline something. */
export const NONE = 'none';

type Environment = Record<string, string | undefined>;

/** The checked configuration. Throws a SiteError; with the project's folder, it names the line. */
export function parseSite(input: SiteInput, env: Environment = {}, root?: string): SiteConfig {
  const placeOf = (option: readonly PropertyKey[]) => settingPlace(root, 'content/site.ts', option);
  if ('basePath' in input) {
    throw new SiteError({
      problem: 'The base path is not a setting: Next and the server need it before the settings are read.',
      ...placeOf(['basePath']),
      fix: 'remove it, and build and serve with the environment variable BASE_PATH',
    });
  }
  const merged: z.input<typeof siteSchema> = {
    ...input,
    url: env.SITE_URL || input.url,
    basePath: env.BASE_PATH,
    analytics: {...input.analytics, trackingId: env.ANALYTICS_ID || input.analytics?.trackingId},
  };
  const site = requireValid(siteSchema, {data: merged, place: (path) => variableOf(path, env) ?? placeOf(path)});
  if (site.analytics.trackingId === NONE) delete site.analytics.trackingId;
  site.footer.links = withoutDeclined(site.footer.links);
  const {default: locale, locales} = site.locale;
  if (Object.hasOwn(locales, locale)) return site;
  const fix = choices(locale, Object.keys(locales));
  throw new SiteError({problem: `Unknown default locale "${locale}".`, ...placeOf(['locale', 'default']), fix});
}

/** The links of the footer without those an owner has declined, and without columns of only such links. */
function withoutDeclined(links: SiteConfig['footer']['links']): SiteConfig['footer']['links'] {
  const wanted = (items: FooterLink[]) => items.filter(({href}) => href !== NONE);
  const isColumns = (list: typeof links): list is Exclude<typeof links, FooterLink[]> => 'items' in (list[0] ?? {});
  if (!isColumns(links)) return wanted(links);
  return links.map((column) => ({...column, items: wanted(column.items)})).filter(({items}) => items.length > 0);
}

function variableOf(option: readonly PropertyKey[], env: Environment): {in: string} | undefined {
  const variable = VARIABLES.get(option.join('.'));
  return variable && env[variable] ? {in: `the environment variable ${variable}`} : undefined;
}
