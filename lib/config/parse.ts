import type {z} from 'zod';
import {choices, SiteError} from '@/lib/errors';
import {NAVBAR_ITEM_KINDS} from './navbar-schema';
import {type SiteConfig, type SiteInput, siteSchema} from './schema';
import {type PlaceOf, settingPlace} from './setting-place';
import {refuseUnreadable} from './settings-guards';
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

/** The checked configuration. Throws a SiteError; with the project's folder, it names the line. */
export function parseSite(input: SiteInput, env: Environment = {}, root?: string): SiteConfig {
  const placeOf: PlaceOf = (option) => settingPlace(root, FILE, option);
  refuseUnreadable(input, placeOf);
  if (!input) {
    const fix = 'start it with "export const site: SiteInput = {", and see lib/config/schema.ts for its options';
    throw new SiteError({problem: 'There are no settings named `site`.', in: FILE, fix});
  }
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
  const items: unknown = merged.navbar?.items;
  if (Array.isArray(items)) checkNavbarItems(items, ['navbar', 'items'], placeOf);
  const parsed = siteSchema.safeParse(merged, {reportInput: true});
  if (!parsed.success) {
    const problems = schemaProblems(parsed.error, siteSchema, merged);
    const [first, ...others] = problems.map(({path, problem, fix}) => ({
      problem,
      ...(variableOf(path, env) ?? placeOf(path)),
      fix,
    }));
    throw new SiteError(first!, ...others);
  }
  if (parsed.data.analytics.trackingId === NONE) delete parsed.data.analytics.trackingId;
  checkLocale(parsed.data, placeOf);
  checkVersions(parsed.data, placeOf);
  return parsed.data;
}

function variableOf(option: readonly PropertyKey[], env: Environment): {in: string} | undefined {
  const variable = VARIABLES.get(option.join('.'));
  return variable && env[variable] ? {in: `the environment variable ${variable}`} : undefined;
}

/** Checks the kinds first: Zod's error for a union of nine kinds would not name the mistake. */
function checkNavbarItems(
  items: readonly unknown[],
  list: readonly PropertyKey[],
  placeOf: PlaceOf,
  isNested = false,
): void {
  for (const [index, item] of items.entries()) {
    const option = [...list, index];
    const refusal = (problem: string, fix: string) => new SiteError({problem, ...placeOf(option), fix});
    const {type, ...rest} = (item ?? {}) as {type?: string; [key: string]: unknown};
    if (type === undefined || !NAVBAR_ITEM_KINDS.includes(type)) {
      const problem =
        type === undefined ? 'A navbar item has no type.' : `Unknown navbar item type ${JSON.stringify(type)}.`;
      throw refusal(problem, choices(String(type ?? ''), NAVBAR_ITEM_KINDS));
    }
    if (isNested && /dropdown/i.test(type)) {
      const fix = 'move its items to the outer dropdown, or make it a separate navbar item';
      throw refusal('Nested dropdowns are not allowed.', fix);
    }
    if (type === 'link' && (rest.to === undefined) === (rest.href === undefined)) {
      const fix = 'give it "to" for a page of this site or "href" for another site';
      throw refusal('A navbar link needs exactly one address.', fix);
    }
    for (const key of ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']) {
      const children = rest[key];
      if (Array.isArray(children)) checkNavbarItems(children, [...option, key], placeOf, true);
    }
  }
}

function checkLocale({locale}: SiteConfig, placeOf: PlaceOf): void {
  const known = Object.keys(locale.locales);
  if (!known.includes(locale.default)) {
    throw new SiteError({
      problem: `Unknown default locale "${locale.default}".`,
      ...placeOf(['locale', 'default']),
      fix: choices(locale.default, known),
    });
  }
}

function checkVersions({docs}: SiteConfig, placeOf: PlaceOf): void {
  const {list} = docs.versions;
  const names = list.map(({name}) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new SiteError({
      problem: `Two docs versions have the name "${twice}".`,
      ...placeOf(['docs', 'versions', 'list']),
      fix: 'give every version a unique name',
    });
  }
  const last = list.filter(({isLast}) => isLast).length;
  if (last !== 1) {
    throw new SiteError({
      problem:
        last === 0 ? 'No docs version is marked as the last one.' : `${last} docs versions are marked as the last one.`,
      ...placeOf(['docs', 'versions', 'list']),
      fix: `mark exactly one version with isLast: true; the versions are: ${names.join(', ')}`,
    });
  }
}
