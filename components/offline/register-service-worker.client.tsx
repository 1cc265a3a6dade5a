'use client';

import {usePathname} from 'next/navigation';
import {useEffect, useRef} from 'react';

/** Loaded on demand, because it is not needed to show the page. */
const loadOffline = async () => (await import('./offline')).offline;
const isBuilt = process.env.NODE_ENV === 'production';

/** True when the page came through the worker; a worker may take control only afterwards. */
function cameThroughWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Boolean(navigation?.workerStart);
}

/** Starts the service worker once the application is idle, and reports pages to it that it cannot see being opened. */
export function RegisterServiceWorker() {
  const path = usePathname();
  const isFirst = useRef(true);

  useEffect(() => {
    if (!isBuilt) return;
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
    const cancel = window.cancelIdleCallback ?? clearTimeout;
    let forget = () => {};
    const start = async () => {
      const offline = await loadOffline();
      forget = offline.answerBuild(document.getElementById('runtime')?.dataset.build ?? '');
      await offline.start();
    };
    const handle = idle(() => {
      start().catch((error) => console.warn('Pages cannot be saved for offline reading.', error));
    });
    return () => {
      cancel(handle as number);
      forget();
    };
  }, []);

  useEffect(() => {
    if (!isBuilt) return;
    // the worker has already saved a page that it served
    const isKnown = isFirst.current && cameThroughWorker();
    isFirst.current = false;
    if (isKnown) return;
    const {pathname} = location;
    // after the page's own requests, and also when the reader leaves earlier
    setTimeout(() => {
      loadOffline()
        .then((offline) => offline.reportVisit(pathname))
        // the code could not be fetched: the page is saved at its next visit
        .catch(() => undefined);
    }, 1000);
  }, [path]);

  return null;
}
