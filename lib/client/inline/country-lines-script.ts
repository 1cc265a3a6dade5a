import {guessCountry} from '@/lib/client/behavior/country';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {countryLines} from './country-lines';

/** Printed once after the text with an urgent-help box. */
export function countryLinesScript(): string {
  return `(${countryLines})(${JSON.stringify(STORAGE_KEYS.country)},${guessCountry})`;
}
