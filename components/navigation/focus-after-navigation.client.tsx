'use client';

import {usePathname} from 'next/navigation';
import {useEffect, useInsertionEffect, useRef} from 'react';
import {hashTarget} from '@/lib/client/browser/hash-target';

/** After a navigation, focuses the page or the heading in the address; Next's announcer reads the new title. */
export function FocusAfterNavigation() {
  const path = usePathname();
  const last = useRef(path);

  // before layout: lib/client/inline/before-paint.ts may apply fonts now
  useInsertionEffect(() => {
    if (last.current !== path) dispatchEvent(new Event('sunroot:page'));
  }, [path]);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const target = hashTarget(location.hash) ?? document.getElementById('main');
    // until the next click (lib/client/inline/controls.ts)
    if (target && !target.matches('a, button, input, summary, [tabindex]')) target.tabIndex = -1;
    target?.focus({preventScroll: true});
  }, [path]);

  return null;
}
