'use client';

import {useEffect} from 'react';
import {BASE_PATH} from '@/lib/base-path';

interface Props {
  readonly isOffline: boolean;
  /** Also called when the device is online again. */
  onRetry(): void;
}

/** Tells readers in the dialog why there are no results. */
export function SearchFailure({isOffline, onRetry}: Props) {
  useEffect(() => {
    if (!isOffline) return undefined;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [isOffline, onRetry]);

  return (
    <div className="load-failure" role="alert" data-print="none">
      {isOffline ? (
        <p>The search needs a connection, and there is none. You can go on reading.</p>
      ) : (
        <p>
          The search could not be fetched. You can go on reading, or try{' '}
          {/* a full load, which also works after a deployment */}
          <a href={`${BASE_PATH}/a-z`} data-full-load="">
            the list of all articles
          </a>
          .
        </p>
      )}
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
