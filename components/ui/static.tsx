import type {ReactNode} from 'react';
import {toHtml} from '@/lib/content/compile';

interface Props {
  as?: 'div' | 'section' | 'header';
  className?: string;
  children: ReactNode;
}

/**
 * Server-rendered HTML without any client component in it. React keeps it as one opaque text, and the build replaces the copy of that
 * text in the page's data by a reference to the element itself (scripts/postbuild/adopted-texts.mts): nothing is sent twice.
 */
export function Static({as: Tag = 'div', className, children}: Props) {
  // React writes `hidden` as a boolean; what is closed stays findable in the page
  const html = toHtml(children).replaceAll(' hidden=""', ' hidden="until-found"');
  // rendered by React itself
  return <Tag className={className} data-adopt="" dangerouslySetInnerHTML={{__html: html}} />;
}
