import 'server-only';
import {SiteError} from '@/lib/errors';
import {hiddenFault, hiddenName} from '@/lib/text-file';
import type {PlaceOf} from './setting-place';

/** Throws a SiteError for an invisible character in a settings file: in the site's name it makes feeds unreadable. */
export function refuseHidden(value: unknown, placeOf: PlaceOf, path: readonly string[] = []): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) refuseHidden(each, placeOf, [...path, key]);
  }
  const name = typeof value === 'string' ? hiddenName(value) : undefined;
  if (name) throw new SiteError({...hiddenFault(name), ...placeOf(path)});
}
