'use client';

import {causeText} from '@/lib/browser/causes';

/** The last resort, when the shell itself fails: plain HTML without the site's styles or providers. */
export function PageError({error, reset}: {error: Error; reset(): void}) {
  return (
    <html lang="en">
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
