import 'server-only';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '@/lib/errors';
import type {SiteInput} from './schema';

/** The settings with those of a JSON file (SITE_OVERRIDES) merged over them; lists and values are replaced. */
export function withOverrides(site: SiteInput, file: string | undefined): SiteInput {
  if (!file) return site;
  try {
    const over: unknown = JSON.parse(readFileSync(path.resolve(file), 'utf8'));
    if (!isObject(over)) throw new Error('they are not a group of keys between { and }');
    return merge(site, over) as SiteInput;
  } catch (error) {
    throw new SiteError({
      problem: `The overrides cannot be read: ${(error as Error).message}.`,
      file,
      fix: 'give SITE_OVERRIDES the path of a JSON file with options of content/site.ts',
    });
  }
}

function merge(base: unknown, over: unknown): unknown {
  if (!isObject(base) || !isObject(over)) return over;
  return {...base, ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, merge(base[key], value)]))};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
