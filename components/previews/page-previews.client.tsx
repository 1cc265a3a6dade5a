'use client';

import {useEffect} from 'react';

/** Preview cards for links to articles. Their code loads when the reader first points at such a link, or focuses it. */
export function PagePreviews() {
  useEffect(() => {
    const finePointer = matchMedia('(hover: hover) and (pointer: fine)');
    const stop = new AbortController();
    const {signal} = stop;
    const begin = async ({target}: Event) => {
      if (!finePointer.matches || !(target instanceof Element) || !target.closest('main .prose a[href]')) return;
      stop.abort();
      // the link still works without its card
      const previews = await import('./previews').catch(() => undefined);
      previews?.showPreviews();
    };
    document.addEventListener('pointermove', begin, {signal, passive: true});
    document.addEventListener('focusin', begin, {signal});
    return () => stop.abort();
  }, []);
  return null;
}
