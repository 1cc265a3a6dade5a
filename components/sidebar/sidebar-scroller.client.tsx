'use client';

import {type ReactNode, useLayoutEffect, useRef} from 'react';

/** Scroll positions by sidebar, while the application runs. */
const positions = new Map<string, number>();

/** Keeps a sidebar's scroll position across pages, and shows the current page's entry. */
export function SidebarScroller({id, children}: {id: string; children: ReactNode}) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const scroller = ref.current!;
    const position = positions.get(id);
    if (position !== undefined) scroller.scrollTop = position;
    showCurrent(scroller);
    const remember = () => {
      // a hidden sidebar has no position
      if (scroller.clientHeight > 0) positions.set(id, scroller.scrollTop);
    };
    remember();
    scroller.addEventListener('scroll', remember, {passive: true});
    return () => scroller.removeEventListener('scroll', remember);
  }, [id]);

  return (
    <div ref={ref} className="sidebar-scroller">
      {children}
    </div>
  );
}

/** Scrolls a sidebar, and only the sidebar, until the current page's entry is visible. */
function showCurrent(scroller: HTMLElement): void {
  const current = scroller.querySelector('[aria-current="page"]');
  if (!current) return;
  const box = scroller.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top < box.top || entry.bottom > box.bottom) scroller.scrollTop += entry.top - box.top - box.height / 2;
}
