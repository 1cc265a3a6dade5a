'use client';

import {usePathname, useRouter} from 'next/navigation';
import {useEffect, useRef} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {hashTarget} from '@/lib/client/browser/hash-target';
import {internalLink, isPlainClick, linkOf} from '@/lib/client/browser/internal-link';
import {prefetchInView, prefetchOnIntent} from '@/lib/client/browser/prefetch';
import {finishProgress} from '@/lib/client/browser/progress';
import {CLICK_TIMEOUT_MS} from '@/lib/client/browser/timeouts';
import {barePath, isSamePath, withoutBase} from '@/lib/paths';
import {useRouterHistoryState} from './use-router-history-state';
import {useScrollRestoration} from './use-scroll-restoration';

/** Does what a load would do for a link to the open page: scrolls to the top or the anchor, and sets the address. */
function showOpenPage(href: string, hash: string): void {
  const {pathname, search, hash: open} = location;
  // also for the same address: this cancels a pending navigation of the router
  if (href === pathname + search + open) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  const place = hashTarget(hash);
  if (place) place.scrollIntoView();
  else scrollTo(0, 0);
}

/** The router's pending navigation. */
let pending:
  | {readonly path: string; readonly isClick: boolean; readonly timer: ReturnType<typeof setTimeout>}
  | undefined;

/** When the page is left meanwhile, the router has found the data missing or unusable. */
function warnOnLeave(): void {
  console.warn(`The data of ${pending?.path} could not be fetched; the page is loaded instead.`);
}

/** Turns a navigation into a page load when its data does not arrive: the router would wait forever. */
function expectPage(path: string, isClick: boolean, load: () => void): void {
  const timer = setTimeout(() => {
    clearPending();
    console.warn(
      `The data of ${path} did not come within ${CLICK_TIMEOUT_MS / 1000} seconds; the page is loaded instead.`,
    );
    load();
  }, CLICK_TIMEOUT_MS);
  pending = {path, isClick, timer};
  addEventListener('beforeunload', warnOnLeave);
}

function clearPending(): void {
  clearTimeout(pending?.timer);
  pending = undefined;
  removeEventListener('beforeunload', warnOnLeave);
}

/**
 * Handles all links: a click goes through the router, and links pointed at or in view are prefetched. They are plain
 * anchors instead of next/link, so that they can be in static HTML, and work before the application has loaded.
 */
export function LinkHandler() {
  const router = useRouter();
  const path = usePathname();
  useRouterHistoryState(path);
  useScrollRestoration(path);
  const shown = useRef(path);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      const target = link && isPlainClick(event) && internalLink(link, location, BASE_PATH);
      if (!target) return;
      event.preventDefault();
      const wasPending = pending !== undefined;
      clearPending();
      // not the address: on Back it is ahead of the page on the screen
      if (isSamePath(target.path, shown.current)) {
        // the home page of a site below a path has no trailing slash
        showOpenPage(barePath(BASE_PATH + target.href), link.hash);
        if (wasPending) finishProgress(target.path);
        return;
      }
      expectPage(target.path, true, () => location.assign(BASE_PATH + target.href));
      router.push(target.href);
    };
    const onPopState = () => {
      const to = withoutBase(location.pathname, BASE_PATH);
      const isShown = isSamePath(to, shown.current);
      // a jump within the open page does not cancel a pending navigation
      if (isShown && pending?.isClick) return;
      clearPending();
      if (!isShown) expectPage(to, false, () => location.reload());
    };
    document.addEventListener('click', onClick);
    addEventListener('popstate', onPopState);
    return () => {
      clearPending();
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPopState);
    };
  }, [router]);

  useEffect(() => prefetchOnIntent(router.prefetch), [router]);

  // every page has other links
  useEffect(() => {
    clearPending();
    shown.current = path;
    return prefetchInView(router.prefetch);
  }, [path, router]);

  return null;
}
