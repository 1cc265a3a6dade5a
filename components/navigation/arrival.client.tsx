'use client';

import {usePathname} from 'next/navigation';
import {useEffect, useInsertionEffect, useRef} from 'react';
import {hashTarget} from '@/lib/browser/hash-target';
import {showCoversSoon} from '@/lib/browser/late-covers';
import {fetchHeldFonts, showLateFonts} from '@/lib/browser/late-fonts';

/** After a navigation the focus stands at the start of the page, or at the heading the address names; Next's own announcer reads the new title out. */
export function Arrival() {
  const path = usePathname();
  const last = useRef(path);

  useEffect(() => fetchHeldFonts(), []);

  useInsertionEffect(() => {
    if (last.current === path) return;
    // the page is all new to the reader, and its fonts may be, too: before anything measures it, so that it is laid out once
    showLateFonts();
    // what the first page told social networks of itself; a page that comes by script has no such tags (scripts/postbuild/short-rows.mts)
    for (const tag of document.head.querySelectorAll('meta[property], meta[name^="twitter:"]')) tag.remove();
  }, [path]);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    showCoversSoon();
    const named = hashTarget(location.hash);
    if (named && !named.matches('a, button, input, summary, [tabindex]')) named.tabIndex = -1;
    (named ?? document.getElementById('main'))?.focus({preventScroll: true});
  }, [path]);

  return null;
}
