'use client';

import {usePathname} from 'next/navigation';
import {useEffect} from 'react';
import {finishProgress} from '@/lib/client/browser/progress';

/**
 * The bar itself, always in the page; nprogress only moves it. Started in instrumentation-client.ts, finished when the
 * path changes.
 */
export function ProgressBar() {
  const path = usePathname();

  useEffect(() => finishProgress(path), [path]);

  return (
    <div id="nprogress" className="progress-bar" aria-hidden="true" hidden>
      <div className="progress-bar-bar" data-bar="" />
    </div>
  );
}
