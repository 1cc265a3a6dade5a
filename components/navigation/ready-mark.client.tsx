'use client';

import {useEffect} from 'react';

/** Tells the inline script (lib/inline/until-ready.ts) that the application answers from now on. */
export function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset.ready = 'yes';
    window.dispatchEvent(new Event('sunroot:ready'));
  }, []);
  return null;
}
