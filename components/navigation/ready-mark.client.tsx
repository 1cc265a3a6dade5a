'use client';

import {useEffect} from 'react';

/** Tells the inline scripts (lib/client/inline/until-ready.ts) that the application handles events from now on. */
export function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset.ready = 'yes';
    window.dispatchEvent(new Event('sunroot:ready'));
  }, []);
  return null;
}
