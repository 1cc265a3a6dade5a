import 'server-only';
import {SiteError} from '@/lib/errors';
import {hiddenFault, hiddenName} from '@/lib/text-file';
import type {PlaceOf} from './setting-place';

/** No settings are this deep, unless a module has put a variable into itself. */
const MAX_DEPTH = 50;

/** Throws a SiteError for settings that contain themselves, or an invisible character. */
export function refuseUnreadable(value: unknown, placeOf: PlaceOf, path: readonly string[] = []): void {
  if (path.length > MAX_DEPTH) {
    const fix = 'write its items out instead of using the same variable inside it';
    throw new SiteError({
      problem: `"${path.slice(0, 2).join('.')}" contains itself.`,
      ...placeOf(path.slice(0, 2)),
      fix,
    });
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) refuseUnreadable(child, placeOf, [...path, key]);
  }
  const name = typeof value === 'string' ? hiddenName(value) : undefined;
  if (name) throw new SiteError({...hiddenFault(name), ...placeOf(path)});
}
