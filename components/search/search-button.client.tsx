'use client';

import {Icon} from '@/components/ui/icon';
import styles from './search-button.module.css';

const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Looks like a field and leads to the index of all articles, which needs no script. */
export function SearchButton({place}: {place: 'bar' | 'menu' | 'page'}) {
  return (
    <a className={styles.root} href={`${BASE}/a-z`} data-place={place}>
      <Icon name="search" />
      <span>Search</span>
    </a>
  );
}
