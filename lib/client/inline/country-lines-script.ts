import {guessCountry} from '@/lib/client/behavior/country';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {countryLines} from './country-lines';

/** Behind every box of urgent help. A file of its own: articles are made again when a module they import changes. */
export function countryLinesScript(): string {
  return `(${countryLines})(${JSON.stringify(STORAGE_KEYS.country)},${guessCountry})`;
}
