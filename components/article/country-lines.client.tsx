'use client';

import {usePathname} from 'next/navigation';
import {useEffect} from 'react';
import {guessCountry} from '@/lib/client/behavior/country';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {countryLines} from '@/lib/client/inline/country-lines';

/** Fills the urgent-help boxes of a page after a client-side navigation; the script beside them only runs on loads. */
export function CountryLines() {
  const path = usePathname();
  useEffect(() => countryLines(STORAGE_KEYS.country, guessCountry), [path]);
  return null;
}
