'use client';

import type {ItemProps} from '../navbar-item.client';

export function HtmlItem({item}: ItemProps<'html'>) {
  // written by the owner in content/site.ts
  return <div dangerouslySetInnerHTML={{__html: item.value}} />;
}
