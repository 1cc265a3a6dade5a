import {guessCountry} from '@/lib/client/behavior/country';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {countryLines} from './country-lines';

/**
 * Printed after every urgent-help box. A separate file: articles are compiled again when an imported module changes.
 */
export function countryLinesScript(): string {
  return `(${countryLines})(${JSON.stringify(STORAGE_KEYS.country)},${guessCountry})`;
}
