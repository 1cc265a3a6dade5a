'use client';

import {usePathname} from 'next/navigation';
import {useEffect, useRef} from 'react';

/** After a navigation the focus stands at the start of the page; Next's own announcer reads the new title out. */
export function Arrival() {
  const path = usePathname();
  const last = useRef(path);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (location.hash === '') document.getElementById('main')?.focus({preventScroll: true});
  }, [path]);

  return null;
}
