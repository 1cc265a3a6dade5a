'use client';

import {usePathname} from 'next/navigation';
import {useEffect, useRef} from 'react';
import {answerBuild, reportVisit, startOffline} from '@/lib/browser/offline';

/** Once the application is there and idle: starts the service worker, and reports to it the pages it cannot see being opened. */
export function OfflineAgent() {
  const path = usePathname();
  const isFirst = useRef(true);

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
    const cancel = window.cancelIdleCallback ?? clearTimeout;
    const handle = idle(() => {
      startOffline().catch((error) => console.warn('Pages cannot be kept for reading offline.', error));
    });
    const forget = answerBuild(document.getElementById('runtime')?.dataset.build ?? '');
    return () => {
      cancel(handle as number);
      forget();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path is a visit
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    // a page that came through the worker is known to it
    const isKnown = isFirst.current && navigator.serviceWorker?.controller;
    isFirst.current = false;
    if (isKnown) return;
    const {pathname} = location;
    // after what the page itself still fetches; also for a page that is left sooner
    setTimeout(() => reportVisit(pathname).catch(() => {}), 1000);
  }, [path]);

  return null;
}
