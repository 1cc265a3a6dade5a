'use client';

import {useEffect} from 'react';

/** Preview cards for links to articles. Their code loads when the reader first points at such a link, or focuses it. */
export function PagePreviews() {
  useEffect(() => {
    const finePointer = matchMedia('(hover: hover) and (pointer: fine)');
    let isRequested = false;
    const begin = async ({target}: Event) => {
      if (isRequested || !finePointer.matches || !(target instanceof Element)) return;
      if (!target.closest('main .prose a[href]')) return;
      isRequested = true;
      try {
        (await import('./previews')).showPreviews();
        stop.abort();
      } catch {
        // the link still works without its card; the next one pointed at tries again
        isRequested = false;
      }
    };
    const stop = new AbortController();
    const {signal} = stop;
    document.addEventListener('pointermove', begin, {signal, passive: true});
    document.addEventListener('focusin', begin, {signal});
    return () => stop.abort();
  }, []);
  return null;
}
