'use client';

import {usePathname} from 'next/navigation';
import {useEffect} from 'react';
import {finishProgress} from '@/lib/client/browser/progress';

/** The bar, always in the page; nprogress only moves it. instrumentation-client.ts starts it, a new path ends it. */
export function ProgressBar() {
  const path = usePathname();

  useEffect(() => finishProgress(path), [path]);

  return (
    <div id="nprogress" className="progress-bar" aria-hidden="true" hidden>
      <div className="progress-bar-bar" data-bar="" />
    </div>
  );
}
