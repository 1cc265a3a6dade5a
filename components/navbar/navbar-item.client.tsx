'use client';

import type {ComponentType} from 'react';
import type {PlacedNavbarItem, ResolvedNavbarItem} from '@/lib/config/resolve-navbar';
import {ItemBoundary} from './item-boundary.client';
import {DropdownItem, LocaleItem, VersionItem} from './items/dropdown-items.client';
import {HtmlItem} from './items/html-item.client';
import {LinkItem} from './items/link-item.client';
import {SearchItem} from './items/search-item.client';

type Kind = ResolvedNavbarItem['kind'];
export type ItemOf<K extends Kind> = Extract<ResolvedNavbarItem, {kind: K}>;
export interface ItemProps<K extends Kind> {
  item: ItemOf<K>;
  /** The open page, without base path. */
  path: string;
  /** In the bar, or in the menu of a narrow window. */
  isMobile?: boolean;
}

// a new kind without a view does not compile
const views: {[K in Kind]: ComponentType<ItemProps<K>>} = {
  link: LinkItem,
  html: HtmlItem,
  search: SearchItem,
  dropdown: DropdownItem,
  localeDropdown: LocaleItem,
  docsVersionDropdown: VersionItem,
};

interface Props {
  placed: PlacedNavbarItem;
  path: string;
  isMobile?: boolean;
}

export function NavbarItem({placed: {item, source}, path, isMobile}: Props) {
  const View = views[item.kind] as ComponentType<ItemProps<Kind>>;
  return (
    <ItemBoundary source={source}>
      <View item={item} path={path} isMobile={isMobile} />
    </ItemBoundary>
  );
}
