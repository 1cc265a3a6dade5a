'use client';

import {activeState} from '@/lib/links/active';
import {EXTERNAL_LINK, EXTERNAL_SIGN, isExternal} from '@/lib/links/external';
import type {ItemProps} from '../navbar-item.client';

export function LinkItem({item: {href, label, active, hue}, path}: ItemProps<'link'>) {
  const state = activeState(active, path);
  return (
    <a
      className="link-item"
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
