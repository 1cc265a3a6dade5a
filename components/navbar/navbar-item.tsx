import type {ComponentType} from 'react';
import {SearchButton} from '@/components/search/search-button';
import type {PlacedNavbarItem, ResolvedNavbarItem} from '@/lib/config/resolve-navbar';
import {ItemErrorBoundary} from './item-error-boundary.client';
import {DropdownItem, LocaleItem, VersionItem} from './items/dropdown-items';
import {LinkItem} from './items/link-item.client';

type Kind = ResolvedNavbarItem['kind'];
type ItemOf<K extends Kind> = Extract<ResolvedNavbarItem, {kind: K}>;
export interface ItemProps<K extends Kind> {
  item: ItemOf<K>;
  /** Where it is shown: in the bar, or in the menu of a narrow window. */
  isMobile?: boolean;
}

// a new kind without a view does not compile
const views: {[K in Kind]: ComponentType<ItemProps<K>>} = {
  link: ({item}) => <LinkItem item={item} />,
  // written by the owner in content/site.ts
  html: ({item}) => <div dangerouslySetInnerHTML={{__html: item.value}} />,
  search: ({isMobile}) => <SearchButton place={isMobile ? 'menu' : 'bar'} />,
  dropdown: DropdownItem,
  localeDropdown: LocaleItem,
  docsVersionDropdown: VersionItem,
};

export function NavbarItem({placed: {item, source}, isMobile}: {placed: PlacedNavbarItem; isMobile?: boolean}) {
  const View = views[item.kind] as ComponentType<ItemProps<Kind>>;
  return (
    <ItemErrorBoundary source={source}>
      <View item={item} isMobile={isMobile} />
    </ItemErrorBoundary>
  );
}
