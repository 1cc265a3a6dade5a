'use client';

import {usePathname} from 'next/navigation';
import {useSyncExternalStore} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import type {NavbarHtml, NavbarLink} from '@/lib/config/resolve-navbar';
import {addressInLocale} from '@/lib/links/locale-links';
import {withoutBase} from '@/lib/paths';
import type {ItemProps} from '../navbar-item.client';
import {Dropdown} from './dropdown.client';
import {HtmlItem} from './html-item.client';
import {LinkItem} from './link-item.client';

type Child = NavbarLink | NavbarHtml;

/** A path of this site with the base path in front, as `url()` gives it on the server. */
const addressOf = (path: string) => (path === '/' && BASE_PATH ? BASE_PATH : BASE_PATH + path);

function children(items: readonly Child[], props: {path: string; isMobile?: boolean}) {
  return items.map((item) => ({
    key: item.kind === 'link' ? item.href + item.label : item.value,
    active: item.kind === 'link' ? item.active : undefined,
    node: item.kind === 'link' ? <LinkItem item={item} {...props} /> : <HtmlItem item={item} {...props} />,
  }));
}

export function DropdownItem({item, path, isMobile}: ItemProps<'dropdown'>) {
  return (
    <Dropdown
      label={item.label}
      link={item.link}
      path={path}
      isMobile={isMobile}
      items={children(item.items, {path, isMobile})}
    />
  );
}

/** The same page in another locale; query and hash stay. */
export function LocaleItem({item, path, isMobile}: ItemProps<'localeDropdown'>) {
  const rest = useSearchAndHash();
  const locales = item.locales.map(({code, label, prefix}) => ({
    key: code,
    active: undefined,
    node: (
      <a
        href={addressOf(addressInLocale(path, prefix, item.locales)) + rest}
        lang={code}
        hrefLang={code}
        aria-current={code === item.current || undefined}
        data-full-load=""
      >
        {label}
      </a>
    ),
  }));
  const props = {path, isMobile};
  return (
    <Dropdown
      label={item.label}
      path={path}
      isMobile={isMobile}
      items={[...children(item.before, props), ...locales, ...children(item.after, props)]}
    />
  );
}

export function VersionItem({item, path, isMobile}: ItemProps<'docsVersionDropdown'>) {
  const versions = item.versions.map(
    ({label, path: base, main}): NavbarLink => ({
      kind: 'link',
      label,
      href: main,
      active: {exact: withoutBase(main, BASE_PATH), below: [base]},
    }),
  );
  return (
    <DropdownItem
      item={{kind: 'dropdown', label: item.label, items: [...item.before, ...versions, ...item.after]}}
      path={path}
      isMobile={isMobile}
    />
  );
}

/** Query and hash of the address; empty while prerendering. */
function useSearchAndHash(): string {
  usePathname();
  return useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => '',
  );
}

// the application changes the query without an event: it is read again when the reader comes near
const CHANGES = ['hashchange', 'popstate', 'pointerover', 'focusin'];

function subscribe(onChange: () => void): () => void {
  for (const type of CHANGES) window.addEventListener(type, onChange);
  return () => {
    for (const type of CHANGES) window.removeEventListener(type, onChange);
  };
}
