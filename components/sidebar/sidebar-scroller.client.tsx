'use client';

import {type ReactNode, useRef} from 'react';
import {useBrowserLayoutEffect} from '@/components/ui/use-browser-layout-effect';
import {keepPosition} from './keep-position';

/** Keeps a sidebar's scroll position across pages, and shows the current page's entry. */
export function SidebarScroller({id, children}: {id: string; children: ReactNode}) {
  const scroller = useRef<HTMLDivElement>(null);

  useBrowserLayoutEffect(() => {
    if (scroller.current) return keepPosition(scroller.current, id);
  }, [id]);

  return (
    <div ref={scroller} className="docs-sidebar-scroller">
      {children}
    </div>
  );
}
