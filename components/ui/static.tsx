import type {ReactNode} from 'react';
import {toHtml} from '@/lib/to-html';

interface Props {
  as?: 'div' | 'section' | 'header';
  className?: string;
  children: ReactNode;
}

/**
 * Server-rendered HTML without client components. React keeps it as one string, so hydration costs nothing;
 * `suppressHydrationWarning` makes it keep what our scripts have changed.
 */
export function Static({as: Tag = 'div', className, children}: Props) {
  // React would write `hidden` as a boolean; "until-found" lets the browser's search find closed content
  const html = toHtml(children).replaceAll(' hidden=""', ' hidden="until-found"');
  return <Tag className={className} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />;
}
