'use client';

import {usePathname} from 'next/navigation';
import {useEffect} from 'react';
import {finishProgress} from '@/lib/browser/progress';
import styles from './progress-bar.module.css';

/** The bar itself, always in the page: nprogress only moves it. Started in instrumentation-client.ts, finished by the new path. */
export function ProgressBar() {
  const path = usePathname();

  useEffect(() => finishProgress(path), [path]);

  return (
    <div id="nprogress" className={styles.root} aria-hidden="true" hidden>
      <div className={styles.bar} data-bar="" />
    </div>
  );
}
