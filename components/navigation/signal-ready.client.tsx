'use client';

import {useEffect} from 'react';

/** Signals the inline scripts (lib/client/inline/until-ready.ts) that the application now handles events. */
export function SignalReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = 'yes';
    window.dispatchEvent(new Event('sunroot:ready'));
  }, []);
  return null;
}
