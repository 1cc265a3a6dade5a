'use client';

import {usePathname} from 'next/navigation';
import {useSyncExternalStore} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {withBase} from '@/lib/paths';
import {addressInLocale} from '@/lib/site/links/locale-links';

interface Props {
  code: string;
  label: string;
  prefix: string;
  locales: readonly {readonly prefix: string}[];
  isCurrent: boolean;
}

/** Links to the same page in another locale, with its query and hash. */
export function LocaleLink({code, label, prefix, locales, isCurrent}: Props) {
  const path = usePathname();
  const rest = useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => '',
  );
  return (
    <a
      href={withBase(addressInLocale(path, prefix, locales), BASE_PATH) + rest}
      lang={code}
      hrefLang={code}
      aria-current={isCurrent || undefined}
      data-full-load=""
    >
      {label}
    </a>
  );
}

// the application changes the query without an event, so it is read again on hover and focus
const CHANGES = ['hashchange', 'popstate', 'pointerover', 'focusin'];

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  for (const type of CHANGES) window.addEventListener(type, onChange, {signal: stop.signal});
  return () => stop.abort();
}
