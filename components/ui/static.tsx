import type {ReactNode} from 'react';
import {toHtml} from '@/lib/content/compile';

interface Props {
  as?: 'div' | 'section' | 'header';
  className?: string;
  children: ReactNode;
}

/** Server-rendered HTML without any client component in it. React keeps it as one opaque text, which costs hydration nothing. */
export function Static({as: Tag = 'div', className, children}: Props) {
  // React writes `hidden` as a boolean; what is closed stays findable in the page
  const html = toHtml(children).replaceAll(' hidden=""', ' hidden="until-found"');
  // rendered by React itself
  return <Tag className={className} dangerouslySetInnerHTML={{__html: html}} />;
}
