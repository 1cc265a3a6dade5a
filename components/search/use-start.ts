import {useEffect, useState} from 'react';
import type {Start} from '@/lib/search';
import {warm} from './search-client';

/** What to offer before anything is asked, as soon as the index is there; it is fetched for that. */
export function useStart(): Start | undefined {
  const [start, setStart] = useState<Start>();
  useEffect(() => {
    void warm().then(setStart);
  }, []);
  return start;
}
