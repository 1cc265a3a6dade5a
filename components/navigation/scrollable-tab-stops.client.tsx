'use client';

import {useEffect} from 'react';

/** Checked when Tab is pressed: only then does it matter, and checking forces a layout. */
function onKeyDown({key}: KeyboardEvent): void {
  if (key !== 'Tab') return;
  for (const region of document.querySelectorAll<HTMLElement>('main section[tabindex]'))
    region.tabIndex = region.scrollWidth > region.clientWidth ? 0 : -1;
}

/** Makes wide tables tab stops while they scroll, and only then (components/figures/scroll-region.tsx). */
export function ScrollableTabStops() {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);

  return null;
}
