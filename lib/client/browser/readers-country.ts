import {guessCountry} from '@/lib/client/behavior/country';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {readStored} from './storage';

/** The country in `known` that the reader has chosen in an urgent-help box, or probably lives in; "any" if none fits. */
export function readersCountry(known: readonly string[]): string {
  const stored = readStored(STORAGE_KEYS.country);
  if (stored === 'any' || known.includes(stored ?? '')) return stored!;
  return guessCountry(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', navigator.language, known);
}
