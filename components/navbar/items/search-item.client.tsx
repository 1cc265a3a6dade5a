'use client';

import {SearchButton} from '@/components/search/search-button.client';
import type {ItemProps} from '../navbar-item.client';

export function SearchItem({isMobile}: ItemProps<'search'>) {
  return <SearchButton place={isMobile ? 'menu' : 'bar'} />;
}
