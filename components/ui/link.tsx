import type {ComponentProps} from 'react';
import {url} from '@/lib/urls';

/** An anchor with the base path in front; other sites open in a new tab and say so. */
export function Link({href, children, ...rest}: ComponentProps<'a'> & {href: string}) {
  if (!/^https?:/i.test(href)) {
    return (
      <a {...rest} href={url(href)}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="external" role="img" aria-label="(opens in new tab)" />
    </a>
  );
}
