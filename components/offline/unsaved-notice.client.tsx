'use client';

import {useEffect, useState} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {decoded, isSamePath} from '@/lib/paths';

/** The notice in place of a page that is not saved; opens the page as soon as there is a connection. */
export function UnsavedNotice() {
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    if (isSamePath(location.pathname, `${BASE_PATH}/offline`)) return;
    setWanted(decoded(location.pathname) ?? location.pathname);
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);

  if (!wanted) return null;
  return (
    <section className="offline-page-notice" role="alert">
      <h2 className="offline-page-notice-title">This page is not on your device</h2>
      <p>
        There is no connection, and <code>{wanted}</code> was not saved before. It opens by itself when the connection
        is back.
      </p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Try again
      </button>
    </section>
  );
}
