'use client';

import {usePathname, useRouter} from 'next/navigation';
import {startTransition, useEffect, useRef} from 'react';
import {internalLink, isPlainClick, mayPrefetch} from '@/lib/browser/internal-link';
import {isSamePath, withoutBase} from '@/lib/paths';

/** A press that has led nowhere after this long becomes an ordinary page load. */
const PATIENCE_MS = 6000;
/** Links in view that are fetched ahead, once per page. */
const IN_VIEW_BUDGET = 4;

/**
 * The one link component of the site: links are plain anchors in static HTML, and this listens for all of them. Presses go through the
 * router; what the reader points at or sees is fetched ahead.
 */
export function LinkHandler({basePath}: {basePath: string}) {
  const router = useRouter();
  const path = usePathname();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetched = useRef(new Set<string>());

  // a new path means that the navigation has arrived
  useEffect(() => clearTimeout(pending.current), [path]);

  useEffect(() => {
    const prefetch = (link: HTMLAnchorElement) => {
      const target = internalLink(link, location, basePath);
      if (!target || prefetched.current.has(target.path) || !mayPrefetch()) return false;
      prefetched.current.add(target.path);
      router.prefetch(target.path);
      return true;
    };
    const linkOf = (event: Event) => (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      const target = link && isPlainClick(event) ? internalLink(link, location, basePath) : undefined;
      if (!target) return;
      event.preventDefault();
      clearTimeout(pending.current);
      if (!isSamePath(target.path, withoutBase(location.pathname, basePath))) {
        pending.current = setTimeout(() => location.assign(basePath + target.href), PATIENCE_MS);
      }
      startTransition(() => router.push(target.href));
    };
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      if (link) prefetch(link);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', onClick);
    for (const type of intents) document.addEventListener(type, onIntent, {passive: true});
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of intents) document.removeEventListener(type, onIntent);
    };
  }, [router, basePath]);

  // every page has links of its own
  useEffect(() => {
    if (!mayPrefetch()) return;
    let left = IN_VIEW_BUDGET;
    const observer = new IntersectionObserver((entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting || left === 0) continue;
        observer.unobserve(target);
        const found = internalLink(target as HTMLAnchorElement, location, basePath);
        if (!found || prefetched.current.has(found.path)) continue;
        prefetched.current.add(found.path);
        router.prefetch(found.path);
        left -= 1;
      }
    });
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    const cancel = window.cancelIdleCallback ?? clearTimeout;
    const handle = idle(() => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) observer.observe(link);
    });
    return () => {
      cancel(handle as number);
      observer.disconnect();
    };
  }, [path, router, basePath]);

  return null;
}
