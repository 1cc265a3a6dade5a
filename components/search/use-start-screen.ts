import {useEffect, useState} from 'react';
import type {StartScreen} from '@/lib/search';
import {loadStartScreen} from './search-client';

/** What to offer before anything is typed, once the index has loaded; this hook fetches it. */
export function useStartScreen(): StartScreen | undefined {
  const [start, setStart] = useState<StartScreen>();
  useEffect(() => {
    void loadStartScreen().then(setStart);
  }, []);
  return start;
}
