'use client';

import {usePathname} from 'next/navigation';
import {useSyncExternalStore} from 'react';
import {withBasePath} from '@/lib/base-path';
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
      href={withBasePath(addressInLocale(path, prefix, locales)) + rest}
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
  for (const type of CHANGES) window.addEventListener(type, onChange);
  return () => {
    for (const type of CHANGES) window.removeEventListener(type, onChange);
  };
}
