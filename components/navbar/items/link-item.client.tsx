'use client';

import {activeState} from '@/lib/links/active';
import type {ItemProps} from '../navbar-item.client';
import styles from './link-item.module.css';

export function LinkItem({item: {href, label, active, hue}, path}: ItemProps<'link'>) {
  const state = activeState(active, path);
  const isExternal = /^https?:/.test(href);
  return (
    <a
      className={styles.root}
      href={href}
      aria-current={state === 'page' ? 'page' : undefined}
      data-active={state}
      data-hue={state && hue}
      {...(isExternal && {target: '_blank', rel: 'noopener noreferrer'})}
    >
      {label}
      {isExternal && <span className="external" role="img" aria-label="(opens in new tab)" />}
    </a>
  );
}
