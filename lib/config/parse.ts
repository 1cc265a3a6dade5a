import {choices, SiteError} from '@/lib/errors';
import {NAVBAR_ITEM_KINDS} from './navbar-schema';
import {type SiteConfig, type SiteInput, siteSchema} from './schema';
import {firstSchemaProblem} from './zod-problem';

const FILE = 'content/site.ts';

type Environment = Record<string, string | undefined>;

/**
 * The checked configuration. SITE_URL, BASE_PATH and ANALYTICS_ID win over the file.
 * Throws a SiteError for an unknown key, a wrong value, an unknown navbar item type or a nested dropdown.
 */
export function parseSite(input: SiteInput, env: Environment = {}): SiteConfig {
  const merged: SiteInput = {
    ...input,
    url: env.SITE_URL || input.url,
    basePath: env.BASE_PATH ?? input.basePath,
    analytics: {...input.analytics, trackingId: env.ANALYTICS_ID || input.analytics.trackingId},
  };
  for (const item of merged.navbar.items) checkNavbarItem(item);
  const parsed = siteSchema.safeParse(merged);
  if (!parsed.success) {
    const {path, problem, fix} = firstSchemaProblem(parsed.error, keysAt(parsed.error.issues[0]?.path ?? []));
    throw new SiteError({problem, in: `${FILE}, ${path.map(String).join('.') || 'the whole object'}`, fix});
  }
  checkLocale(parsed.data);
  checkVersions(parsed.data);
  return parsed.data;
}

/** Kinds first: a union error over nine shapes helps nobody. */
function checkNavbarItem(item: unknown, inDropdown = false): void {
  const {type, items} = item as {type?: string; items?: unknown[]};
  const place = `navbar item ${JSON.stringify(item)}`;
  if (type === undefined || !NAVBAR_ITEM_KINDS.includes(type as never)) {
    throw new SiteError({
      problem: `Unknown navbar item type ${JSON.stringify(type ?? '(none)')}.`,
      in: place,
      fix: choices(type ?? '', NAVBAR_ITEM_KINDS),
    });
  }
  if (inDropdown && /dropdown/i.test(type)) {
    throw new SiteError({
      problem: 'Nested dropdowns are not allowed.',
      in: place,
      fix: 'put its items into the outer dropdown, or make it a navbar item of its own',
    });
  }
  if (type === 'link') {
    const {to, href} = item as {to?: string; href?: string};
    if ((to === undefined) === (href === undefined)) {
      throw new SiteError({
        problem: 'A navbar link needs exactly one address.',
        in: place,
        fix: 'give it "to" for a page of this site or "href" for another site',
      });
    }
  }
  for (const child of items ?? []) checkNavbarItem(child, true);
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
  const last = docs.versions.list.filter(({isLast}) => isLast);
  if (last.length !== 1) {
    throw new SiteError({
      problem: `${last.length} docs versions are marked as the last one.`,
      in: `${FILE}, docs.versions.list`,
      fix: 'mark exactly one version with isLast: true',
    });
  }
}

function keysAt(path: readonly PropertyKey[]): string[] {
  let shape: unknown = siteSchema;
  for (const key of path) shape = (shape as {shape?: Record<PropertyKey, unknown>})?.shape?.[key];
  return Object.keys((shape as {shape?: object})?.shape ?? {});
}
