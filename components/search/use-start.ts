import {useEffect, useState} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {fetchJson} from '@/lib/browser/fetch-json';
import type {SearchStartJson} from '@/lib/published/payload-shapes';

let coming: Promise<SearchStartJson | undefined> | undefined;

/** What the search offers before anything is asked; nothing until it has come, or when it cannot be had. */
export function useStart(): SearchStartJson | undefined {
  const [start, setStart] = useState<SearchStartJson>();
  useEffect(() => {
    coming ??= fetchJson<SearchStartJson>(`${BASE_PATH}/search.json`).catch(() => {
      // the next time it is opened
      coming = undefined;
      return undefined;
    });
    void coming.then(setStart);
  }, []);
  return start;
}
