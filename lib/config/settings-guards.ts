import 'server-only';
import {SiteError} from '@/lib/errors';
import {hiddenFault, hiddenName} from '@/lib/text-file';
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
  for (const [key, child] of Object.entries(value)) refuseCycle(child, placeOf, [...path, key], [...around, value]);
}

/** Throws a SiteError for an invisible character in a settings file: in the site's name it makes feeds unreadable. */
export function refuseHidden(value: unknown, placeOf: PlaceOf, path: readonly string[] = []): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) refuseHidden(child, placeOf, [...path, key]);
  }
  const name = typeof value === 'string' ? hiddenName(value) : undefined;
  if (name) throw new SiteError({...hiddenFault(name), ...placeOf(path)});
}
