import type {z} from 'zod';
import {choices, SiteError} from '@/lib/errors';
import {refuseCycle} from './cycle';
import {refuseHidden} from './hidden';
import {NAVBAR_ITEM_KINDS} from './navbar-schema';
import {type SiteConfig, type SiteInput, siteSchema} from './schema';
import {schemaProblems} from './zod-problem';

const FILE = 'content/site.ts';
/** The settings that the environment sets, by their paths. */
const VARIABLES: ReadonlyMap<string, string> = new Map([
  ['url', 'SITE_URL'],
  ['basePath', 'BASE_PATH'],
  ['analytics.trackingId', 'ANALYTICS_ID'],
]);

/** What an owner writes to decline something. */
export const NONE = 'none';

type Environment = Record<string, string | undefined>;

/**
 * The checked configuration. SITE_URL and ANALYTICS_ID override the file; only the environment sets BASE_PATH. Throws a
 * SiteError for missing settings, an unknown key, a wrong value, an unknown navbar item type or a nested dropdown.
 */
export function parseSite(input: SiteInput, env: Environment = {}): SiteConfig {
  refuseCycle(input, FILE);
  refuseHidden(input, FILE);
  if (!input) {
    const fix = 'start it with "export const site: SiteInput = {", and see lib/config/schema.ts for its options';
    throw new SiteError({problem: 'There are no settings named `site`.', in: FILE, fix});
  }
  if ('basePath' in input) {
    throw new SiteError({
      problem: 'The base path is not a setting: Next and the server need it before the settings are read.',
      in: `${FILE}, basePath`,
      fix: 'remove it, and build and serve with the environment variable BASE_PATH',
    });
  }
  const merged: z.input<typeof siteSchema> = {
    ...input,
    url: env.SITE_URL || input.url,
    basePath: env.BASE_PATH,
    analytics: {...input.analytics, trackingId: env.ANALYTICS_ID || input.analytics?.trackingId},
  };
  const items: unknown = merged.navbar?.items;
  if (Array.isArray(items)) for (const item of items) checkNavbarItem(item);
  const parsed = siteSchema.safeParse(merged, {reportInput: true});
  if (!parsed.success) {
    const problems = schemaProblems(parsed.error, siteSchema, merged);
    const [first, ...others] = problems.map(({path, problem, fix}) => ({problem, in: placeOf(path, env), fix}));
    throw new SiteError(first!, ...others);
  }
  if (parsed.data.analytics.trackingId === NONE) delete parsed.data.analytics.trackingId;
  checkLocale(parsed.data);
  checkVersions(parsed.data);
  return parsed.data;
}

function placeOf(path: readonly PropertyKey[], env: Environment): string {
  const variable = VARIABLES.get(path.join('.'));
  if (variable && env[variable]) return `the environment variable ${variable}`;
  return `${FILE}, ${path.map(String).join('.') || 'the whole object'}`;
}

/** Checks kinds first: a union error over nine shapes helps nobody. */
function checkNavbarItem(item: unknown, inDropdown = false): void {
  const {type, ...rest} = (item ?? {}) as {type?: string; [list: string]: unknown};
  const place = `navbar item ${JSON.stringify(item)}`;
  if (type === undefined || !NAVBAR_ITEM_KINDS.includes(type)) {
    throw new SiteError({
      problem: type === undefined ? 'A navbar item has no type.' : `Unknown navbar item type ${JSON.stringify(type)}.`,
      in: place,
      fix: choices(String(type ?? ''), NAVBAR_ITEM_KINDS),
    });
  }
  if (inDropdown && /dropdown/i.test(type)) {
    throw new SiteError({
      problem: 'Nested dropdowns are not allowed.',
      in: place,
      fix: 'move its items to the outer dropdown, or make it a separate navbar item',
    });
  }
  if (type === 'link' && (rest.to === undefined) === (rest.href === undefined)) {
    throw new SiteError({
      problem: 'A navbar link needs exactly one address.',
      in: place,
      fix: 'give it "to" for a page of this site or "href" for another site',
    });
  }
  for (const list of [rest.items, rest.dropdownItemsBefore, rest.dropdownItemsAfter]) {
    if (Array.isArray(list)) for (const child of list) checkNavbarItem(child, true);
  }
}

function checkLocale({locale}: SiteConfig): void {
  const known = Object.keys(locale.locales);
  if (!known.includes(locale.default)) {
    throw new SiteError({
      problem: `Unknown default locale "${locale.default}".`,
      in: `${FILE}, locale.default`,
      fix: choices(locale.default, known),
    });
  }
}

function checkVersions({docs}: SiteConfig): void {
  const {list} = docs.versions;
  const names = list.map(({name}) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new SiteError({
      problem: `Two docs versions have the name "${twice}".`,
      in: `${FILE}, docs.versions.list`,
      fix: 'give every version a unique name',
    });
  }
  const last = list.filter(({isLast}) => isLast).length;
  if (last !== 1) {
    throw new SiteError({
      problem:
        last === 0 ? 'No docs version is marked as the last one.' : `${last} docs versions are marked as the last one.`,
      in: `${FILE}, docs.versions.list`,
      fix: `mark exactly one version with isLast: true; the versions are: ${names.join(', ')}`,
    });
  }
}
