'use client';

import {useEffect} from 'react';

const LINKS = 'main .prose a[href]';

/** Cards of the articles that links lead to. What shows them is fetched when the reader first points at such a link, or reaches it by keyboard. */
export function PagePreviews() {
  useEffect(() => {
    const finePointer = matchMedia('(hover: hover) and (pointer: fine)');
    const stop = new AbortController();
    const {signal} = stop;
    const begin = async (event: PointerEvent | FocusEvent) => {
      const isOnLink = event.target instanceof Element && event.target.closest(LINKS);
      if (!isOnLink || !finePointer.matches) return;
      stop.abort();
      // a link without its card is still a link
      const previews = await import('./previews').catch(() => undefined);
      previews?.showPreviews(LINKS, event);
    };
    document.addEventListener('pointermove', begin, {signal, passive: true});
    document.addEventListener('focusin', begin, {signal});
    return () => stop.abort();
  }, []);
  return null;
}
