import {useEffect, useState} from 'react';
import {OFFLINE_CHANGED} from '@/lib/service-worker';
import type {SavedPage} from '@/lib/service-worker/page-store';
import {offline} from './offline';

/** The pages on this device, newest first; undefined until loaded. */
export function useSavedPages(): readonly SavedPage[] | undefined {
  const [pages, setPages] = useState<readonly SavedPage[]>();

  useEffect(() => {
    const read = () => {
      offline.savedPages().then(setPages, () => setPages([]));
    };
    read();
    addEventListener(OFFLINE_CHANGED, read);
    return () => removeEventListener(OFFLINE_CHANGED, read);
  }, []);

  return pages;
}
