'use client';

import {useEffect} from 'react';
import styles from '@/components/shell/load-failure.module.css';

interface Props {
  onRetry(): void;
  onOnline(): void;
}

/** Says at the foot of the window why the search does not open, as long as there is no connection. */
export function SearchCutOff({onRetry, onOnline}: Props) {
  useEffect(() => {
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [onOnline]);

  return (
    <div className={styles.root} role="alert" data-print="none">
      <p>The search needs a connection, and there is none. You can go on reading.</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
