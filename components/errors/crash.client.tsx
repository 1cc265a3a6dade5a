'use client';

import {useEffect, useState} from 'react';
import {Drawing} from '@/components/ui/drawing';
import {BASE_PATH} from '@/lib/base-path';
import {RELOADED_KEY} from '@/lib/client/behavior/storage-keys';
import {reloadOnce} from '@/lib/client/browser/reload-once';
import {causeText, isLoadFailure} from './error-causes';
import {FailureBox} from './failure-box.client';

/** The page as the host sent it, saved before hydration: readable without the missing part. */
function sentPage(): string | undefined {
  const isReady = 'ready' in document.documentElement.dataset;
  return isReady ? undefined : document.getElementById('main')?.innerHTML;
}

/** Sets the document title, and again when the article's title arrives later. Returns a function that stops. */
function keepTitle(title: string): () => void {
  const name = () => {
    if (document.title !== title) document.title = title;
  };
  name();
  const observer = new MutationObserver(name);
  observer.observe(document.head, {childList: true, subtree: true, characterData: true});
  return () => observer.disconnect();
}

/** An error inside a page; navbar and footer stay. If a part did not load: one reload, then "Retry". */
export function Crash({error, reset}: {error: Error; reset(): void}) {
  const isLoading = isLoadFailure(error);
  const [sent] = useState(() => (isLoading ? sentPage() : undefined));

  useEffect(() => {
    // React fails on a node that an extension has removed; the HTML from the host is complete
    if (error.name === 'NotFoundError' && reloadOnce(RELOADED_KEY)) return undefined;
    if (!isLoading) return keepTitle('This page crashed.');
    console.warn('A part of the page did not load.', error);
    // one box is enough: lib/client/inline/until-ready.ts may already show its own
    document.getElementById('load-failure')?.setAttribute('hidden', '');
    reloadOnce(RELOADED_KEY);
    return undefined;
  }, [isLoading, error]);

  if (isLoading) {
    return (
      <>
        <FailureBox message={error.message} onRetry={() => location.reload()} />
        {/* the HTML from the host, taken from this document */}
        {sent && <div dangerouslySetInnerHTML={{__html: sent}} />}
      </>
    );
  }
  return (
    <div className="crash">
      <h1>This page crashed.</h1>
      <Drawing name="crash.svg#drawing" viewBox="0 0 420 200" className="crash-drawing" />
      <button type="button" className="button crash-button" onClick={reset}>
        Try again
      </button>
      <p>
        Or go on: <a href={`${BASE_PATH}/`}>home</a>, <a href={`${BASE_PATH}/docs`}>the knowledge base</a>,{' '}
        <a href={`${BASE_PATH}/blog`}>the blog</a>.
      </p>
      <pre className="crash-causes">{causeText(error)}</pre>
    </div>
  );
}
