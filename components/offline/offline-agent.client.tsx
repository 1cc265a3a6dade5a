'use client';

import {usePathname} from 'next/navigation';
import {useEffect, useRef} from 'react';

/** Fetched when it is needed: nobody has to wait for what is only kept for later. */
const offline = () => import('@/lib/browser/offline-worker');
const isBuilt = process.env.NODE_ENV === 'production';

/** True when the page came through the worker: one that controls it may have started only afterwards. */
function cameThroughWorker(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Boolean(visit?.workerStart);
}

/** Once the application is there and idle: starts the service worker, and reports to it the pages it cannot see being opened. */
export function OfflineAgent() {
  const path = usePathname();
  const isFirst = useRef(true);

  useEffect(() => {
    if (!isBuilt) return;
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
    const cancel = window.cancelIdleCallback ?? clearTimeout;
    let forget = () => {};
    const start = async () => {
      const {answerBuild, startOffline} = await offline();
      forget = answerBuild(document.getElementById('runtime')?.dataset.build ?? '');
      await startOffline();
    };
    const handle = idle(() => {
      start().catch((error) => console.warn('Pages cannot be kept for reading offline.', error));
    });
    return () => {
      cancel(handle as number);
      forget();
    };
  }, []);

  useEffect(() => {
    if (!isBuilt) return;
    // a page that came through the worker is known to it
    const isKnown = isFirst.current && cameThroughWorker();
    isFirst.current = false;
    if (isKnown) return;
    const {pathname} = location;
    // after what the page itself still fetches; also for a page that is left sooner
    setTimeout(() => {
      offline()
        .then(({reportVisit}) => reportVisit(pathname))
        // there is no worker to tell: `start` says why
        .catch(() => undefined);
    }, 1000);
  }, [path]);

  return null;
}
