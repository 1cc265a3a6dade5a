'use client';

import {useEffect} from 'react';
import {RELOADED_KEY} from '@/lib/client/behavior/storage-keys';
import {reloadOnce} from '@/lib/client/browser/reload-once';
import {causeText} from './error-causes';

/** The last resort when the shell itself fails: plain HTML without the site's styles or providers. */
export function PageError({error, reset}: {error: Error; reset(): void}) {
  useEffect(() => {
    // React fails on a node that an extension has removed; the HTML from the host is complete
    if (error.name === 'NotFoundError') reloadOnce(RELOADED_KEY);
  }, [error]);

  return (
    // React has taken the attribute off the element: without it the button would get no click (inline/until-ready.ts)
    <html lang="en" data-ready="yes">
      <head>
        <title>Page Error</title>
      </head>
      <body>
        <main>
          <h1>Page Error</h1>
          <p>The page could not be shown.</p>
          <pre>{causeText(error)}</pre>
          <button type="button" onClick={reset}>
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
