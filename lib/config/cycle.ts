import {SiteError} from '@/lib/errors';
import type {PlaceOf} from './setting-place';

/** Throws a SiteError for settings that contain themselves, which a module can export: traversal would never end. */
export function refuseCycle(
  value: unknown,
  placeOf: PlaceOf,
  path: readonly string[] = [],
  around: readonly unknown[] = [],
): void {
  if (typeof value !== 'object' || value === null) return;
  if (around.includes(value)) {
    throw new SiteError({
      problem: `"${path.join('.')}" contains itself.`,
      ...placeOf(path),
      fix: 'write its items out instead of using the same variable inside it',
    });
  }
  for (const [key, each] of Object.entries(value)) refuseCycle(each, placeOf, [...path, key], [...around, value]);
}
