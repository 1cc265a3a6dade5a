import {useEffect, useState} from 'react';
import type {Start} from '@/lib/search';
import {warm} from './search-client';

/** What to offer before anything is typed, once the index has loaded; this hook fetches it. */
export function useStart(): Start | undefined {
  const [start, setStart] = useState<Start>();
  useEffect(() => {
    void warm().then(setStart);
  }, []);
  return start;
}
