'use client';

import {usePathname} from 'next/navigation';
import {useEffect} from 'react';
import {currentHeading} from '@/lib/client/behavior/current-heading';
import {hashTarget} from '@/lib/client/browser/hash-target';

/** Scrolls a long list to its marked entry; `scrollIntoView` could also move the page. */
function keepInView(link: HTMLElement): void {
  const list = link.closest<HTMLElement>('[data-toc]')!;
  const [entry, frame] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (entry.top < frame.top) list.scrollTop -= frame.top - entry.top;
  else if (entry.bottom > frame.bottom) list.scrollTop += entry.bottom - frame.bottom;
}

/** Marks the entry of the current heading with aria-current. The list itself is static HTML. */
export function TocFollower() {
  const path = usePathname();

  // another path has another list
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
    const headings = links.map(({hash}) => hashTarget(hash));
    let frame = 0;
    const mark = () => {
      frame = 0;
      const positions = headings.flatMap((heading) => {
        // a heading without layout (app/_styles/base.css) has no position
        if (!heading?.getClientRects().length) return [];
        const {top, bottom} = heading.getBoundingClientRect();
        return {id: heading.id, top, bottom};
      });
      const root = document.documentElement;
      const isAtEnd = window.innerHeight + window.scrollY >= root.scrollHeight - 2 && window.scrollY > 0;
      const navbar = document.querySelector('header nav')?.clientHeight ?? 0;
      const id = currentHeading(positions, {height: window.innerHeight, navbar, isAtEnd});
      for (const link of links) {
        if (link.hash !== `#${id}`) link.removeAttribute('aria-current');
        else if (!link.ariaCurrent) {
          link.setAttribute('aria-current', 'true');
          keepInView(link);
        }
      }
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(mark);
    };
    mark();
    window.addEventListener('scroll', schedule, {passive: true});
    window.addEventListener('resize', schedule);
    // headings move when the page grows: while it loads, or when a disclosure opens
    const growth = new ResizeObserver(schedule);
    growth.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [path]);

  return null;
}
