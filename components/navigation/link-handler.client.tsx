'use client';

import {usePathname, useRouter} from 'next/navigation';
import {useEffect, useRef} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {hashTarget} from '@/lib/browser/hash-target';
import {internalLink, isPlainClick, linkOf} from '@/lib/browser/internal-link';
import {prefetchInView, prefetchOnIntent} from '@/lib/browser/links-ahead';
import {CLICK_PATIENCE_MS} from '@/lib/browser/patience';
import {finishProgress} from '@/lib/browser/progress';
import {barePath, isSamePath, withoutBase} from '@/lib/paths';
import {useCompleteEntries} from './use-complete-entries';
import {useKeptPlace} from './use-kept-place';

/** What a page load would do for a link to the open page: its top or the place it names, under the link's address. */
function showOpenPage(href: string, hash: string): void {
  const {pathname, search, hash: open} = location;
  // also under the same address: the router then forgets where it was going
  if (href === pathname + search + open) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  const place = hashTarget(hash);
  if (place) place.scrollIntoView();
  else scrollTo(0, 0);
}

/**
 * The one link component of the site: links are plain anchors in static HTML, and this listens for all of them. Clicks go through the
 * router; what the reader points at or sees is prefetched.
 */
export function LinkHandler() {
  const router = useRouter();
  const path = usePathname();
  useCompleteEntries(path);
  useKeptPlace(path);
  /** Turns a navigation into a page load when its data does not come: the router would wait for ever. */
  const watchdog = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      const target = link && isPlainClick(event) && internalLink(link, location, BASE_PATH);
      if (!target) return;
      event.preventDefault();
      const isLeaving = watchdog.current !== undefined;
      clearTimeout(watchdog.current);
      watchdog.current = undefined;
      if (isSamePath(target.path, withoutBase(location.pathname, BASE_PATH))) {
        // the home page of a site below a path has no slash at its end
        showOpenPage(barePath(BASE_PATH + target.href), link.hash);
        if (isLeaving) finishProgress();
        return;
      }
      watchdog.current = setTimeout(() => {
        console.warn(
          `The data of ${target.path} did not come within ${CLICK_PATIENCE_MS / 1000} seconds; the page is loaded instead.`,
        );
        location.assign(BASE_PATH + target.href);
      }, CLICK_PATIENCE_MS);
      router.push(target.href);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);

  useEffect(() => prefetchOnIntent(router.prefetch), [router]);

  // every page has links of its own
  useEffect(() => {
    clearTimeout(watchdog.current);
    watchdog.current = undefined;
    return prefetchInView(router.prefetch);
  }, [path, router]);

  return null;
}
