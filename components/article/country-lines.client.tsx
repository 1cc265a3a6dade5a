'use client';

import {usePathname} from 'next/navigation';
import {useEffect} from 'react';
import {guessCountry} from '@/lib/behavior/country';
import {STORAGE_KEYS} from '@/lib/behavior/storage-keys';
import {countryLines} from '@/lib/inline/country-lines';

/** Fills the boxes of urgent help of a page that came with a navigation: the script beside them runs in a page that is loaded only. */
export function CountryLines() {
  const path = usePathname();
  useEffect(() => countryLines(STORAGE_KEYS.country, guessCountry), [path]);
  return null;
}
