'use client';

import {useEffect} from 'react';

/** Checked when the Tab key goes down: only then does it matter, and checking lays out the page. */
function onKeyDown({key}: KeyboardEvent): void {
  if (key !== 'Tab') return;
  for (const region of document.querySelectorAll<HTMLElement>('main section[tabindex]'))
    region.tabIndex = region.scrollWidth > region.clientWidth ? 0 : -1;
}

/** A table that shows all its columns is no tab stop; one that scrolls is (components/figures/scroll-region.tsx). */
export function ScrollStops() {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);

  return null;
}
