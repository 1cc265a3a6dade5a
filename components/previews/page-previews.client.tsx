'use client';

import {useEffect} from 'react';

/** The link to an article at which an event happened. */
const linkAt = (event?: Event) =>
  event?.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main .prose a[href]') : null;

/** Preview cards for links to articles. Their code loads when the reader first points at such a link, or focuses it. */
export function PagePreviews() {
  useEffect(() => {
    const finePointer = matchMedia('(hover: hover) and (pointer: fine)');
    const stop = new AbortController();
    const {signal} = stop;
    let isFetching = false;
    /** The reader's last event while the code loads. */
    let last: PointerEvent | FocusEvent | undefined;
    let isDismissed = false;
    const begin = async (event: PointerEvent | FocusEvent) => {
      const link = linkAt(event);
      if (link !== linkAt(last)) isDismissed = false;
      last = event;
      if (isFetching || !link || !finePointer.matches) return;
      isFetching = true;
      // the link still works without its card
      const previews = await import('./previews').catch(() => undefined);
      if (signal.aborted) return;
      stop.abort();
      if (last) previews?.showPreviews(linkAt, last, isDismissed);
    };
    const dismiss = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') isDismissed = true;
    };
    document.addEventListener('pointermove', begin, {signal, passive: true});
    document.addEventListener('focusin', begin, {signal});
    document.addEventListener('pointerdown', dismiss, {signal});
    document.addEventListener('click', dismiss, {signal});
    document.addEventListener('keydown', dismiss, {signal});
    return () => stop.abort();
  }, []);
  return null;
}
