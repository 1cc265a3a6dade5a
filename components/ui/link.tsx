import type {ComponentProps} from 'react';
import {EXTERNAL_LINK, EXTERNAL_SIGN, isExternal} from '@/lib/site/links/external';
import {url} from '@/lib/urls';

/** An anchor with the base path; links to other sites open in a new tab, with an icon. */
export function Link({href, children, ...rest}: ComponentProps<'a'> & {href: string}) {
  if (!isExternal(href)) {
    return (
      <a {...rest} href={url(href)}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} {...EXTERNAL_LINK}>
      {children}
      <span {...EXTERNAL_SIGN} />
    </a>
  );
}
