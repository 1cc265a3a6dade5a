'use client';

import {usePathname} from 'next/navigation';
import {BASE_PATH} from '@/lib/base-path';
import type {NavbarLink} from '@/lib/config/resolve-navbar';
import {withBase} from '@/lib/paths';
import {activeState} from '@/lib/site/links/active';
import {EXTERNAL_LINK, EXTERNAL_SIGN, isExternal} from '@/lib/site/links/external';

/**
 * A link of the bar, marked on its page and the pages that belong to it. Client, because the bar stays across
 * navigations.
 */
export function LinkItem({item: {href, label, active, hue}}: {item: NavbarLink}) {
  const state = activeState(active, usePathname());
  return (
    <a
      className="link-item"
      href={withBase(href, BASE_PATH)}
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
