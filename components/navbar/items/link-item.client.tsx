'use client';

import {activeState} from '@/lib/links/active';
import {EXTERNAL_LINK, EXTERNAL_SIGN, isExternal} from '@/lib/links/external';
import type {ItemProps} from '../navbar-item.client';
import styles from './link-item.module.css';

export function LinkItem({item: {href, label, active, hue}, path}: ItemProps<'link'>) {
  const state = activeState(active, path);
  return (
    <a
      className={styles.root}
      href={href}
      aria-current={state === 'page' ? 'page' : undefined}
      data-active={state}
      data-hue={state && hue}
      {...(isExternal(href) && EXTERNAL_LINK)}
    >
      {label}
      {isExternal(href) && <span {...EXTERNAL_SIGN} />}
    </a>
  );
}
