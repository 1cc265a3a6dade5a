import type {ReactNode} from 'react';
import type {NavbarHtml, NavbarLink} from '@/lib/config/resolve-navbar';
import type {ItemProps} from '../navbar-item';
import {Dropdown} from './dropdown';
import {LinkItem} from './link-item.client';
import {LocaleLink} from './locale-link.client';

const children = (items: readonly (NavbarLink | NavbarHtml)[]): ReactNode[] =>
  items.map((item) =>
    item.kind === 'link' ? (
      <LinkItem key={item.href + item.label} item={item} />
    ) : (
      // written by the owner in content/site.ts
      <div key={item.value} dangerouslySetInnerHTML={{__html: item.value}} />
    ),
  );

export function DropdownItem({item: {label, link, items}, isMobile}: ItemProps<'dropdown'>) {
  return <Dropdown label={label} link={link} isMobile={isMobile} items={children(items)} />;
}

export function LocaleItem({item, isMobile}: ItemProps<'localeDropdown'>) {
  const locales = item.locales.map((locale) => (
    <LocaleLink key={locale.code} {...locale} locales={item.locales} isCurrent={locale.code === item.current} />
  ));
  return (
    <Dropdown
      label={item.label}
      isMobile={isMobile}
      items={[...children(item.before), ...locales, ...children(item.after)]}
    />
  );
}

export function VersionItem({item, isMobile}: ItemProps<'docsVersionDropdown'>) {
  const versions = item.versions.map(
    ({label, path, main}): NavbarLink => ({
      kind: 'link',
      label,
      href: main,
      active: {exact: main, below: [path]},
    }),
  );
  return (
    <Dropdown label={item.label} isMobile={isMobile} items={children([...item.before, ...versions, ...item.after])} />
  );
}
