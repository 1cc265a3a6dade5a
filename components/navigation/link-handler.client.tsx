'use client';

import {usePathname, useRouter} from 'next/navigation';
import {startTransition, useEffect, useInsertionEffect, useRef} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {hashTarget} from '@/lib/browser/hash-target';
import {expectHead, takeHeadBack} from '@/lib/browser/head-first';
import {internalLink, isPlainClick, mayPrefetch} from '@/lib/browser/internal-link';
import {fetchAhead, warnOfData} from '@/lib/browser/page-data';
import {PRESS_PATIENCE_MS} from '@/lib/browser/patience';
import {finishProgress} from '@/lib/browser/progress';
import {showMore} from '@/lib/inline/show-more';
import {barePath, isSamePath, withoutBase} from '@/lib/paths';

/** Links in view that are fetched ahead, once per page. */
const IN_VIEW_BUDGET = 3;
/** One at a time: what the reader points at must not share the line with much that is only in view. */
const IN_VIEW_PAUSE_MS = 300;

/** Fetches the page of a link ahead; false when there is nothing to fetch. */
function prefetch(link: HTMLAnchorElement): boolean {
  // the development server has no such files
  if (process.env.NODE_ENV !== 'production' || !mayPrefetch()) return false;
  const target = internalLink(link, location, BASE_PATH);
  return (
    target !== undefined &&
    !isSamePath(target.path, withoutBase(location.pathname, BASE_PATH)) &&
    fetchAhead(target.path)
  );
}

/** The page's links, the likeliest to be pressed first: those next to its own entry in the sidebar, the later before the earlier. */
function likeliestFirst(): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const current = links.findIndex((link) => link.ariaCurrent === 'page');
  const rank = (index: number) => (index > current ? index - current : current - index + 0.5);
  return links
    .map((link, index) => ({link, rank: rank(index)}))
    .sort((a, b) => a.rank - b.rank)
    .map(({link}) => link);
}

/** Lets the browser lay out and paint the top of a page first, and the rest in the three frames after it (app/_styles/base.css). */
function showTopFirst(): () => void {
  const {dataset} = document.documentElement;
  dataset.arriving = '1';
  const frame = requestAnimationFrame(() => setTimeout(showMore));
  return () => {
    cancelAnimationFrame(frame);
    delete dataset.arriving;
  };
}

/**
 * What a page load would do for a link to the open page: its top or the place it names, under the link's address. The router learns of a new
 * query from the history; asked for it, it would wait for data that the page has not got.
 */
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
 * The one link component of the site: links are plain anchors in static HTML, and this listens for all of them. Presses go through the
 * router; what the reader points at or sees is fetched ahead.
 */
export function LinkHandler() {
  const router = useRouter();
  const path = usePathname();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const shown = useRef(path);
  const routerState = useRef<unknown>(null);

  // a new path means that the navigation has arrived; this runs before React touches the page, because the frame has this component
  // before everything else
  useInsertionEffect(() => {
    clearTimeout(pending.current);
    shown.current = path;
    if (!isPressed.current) return;
    isPressed.current = false;
    takeHeadBack();
    // a focused link that is taken out makes the browser lay out both pages, halfway between them; components/navigation/arrival sets the focus
    (document.activeElement as HTMLElement | null)?.blur();
    return location.hash === '' ? showTopFirst() : undefined;
  }, [path]);

  useEffect(() => {
    const linkOf = (event: Event) => (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    const giveUp = () => {
      clearTimeout(pending.current);
      isPressed.current = false;
      takeHeadBack();
    };
    const rememberState = () => {
      if (history.state !== null) routerState.current = history.state;
    };
    // the browser makes the entries of places in a page, without the state by which the router would find the page again
    const completeEntry = () => {
      if (history.state === null && routerState.current) history.replaceState(routerState.current, '', location.href);
    };
    const onPopState = () => {
      // a jump within the open page leaves a press that is on its way alone
      if (isSamePath(withoutBase(location.pathname, BASE_PATH), shown.current)) return;
      giveUp();
      if (history.state === null) location.reload();
      else pending.current = setTimeout(() => location.reload(), PRESS_PATIENCE_MS);
    };
    const onClick = (event: MouseEvent) => {
      rememberState();
      const link = linkOf(event);
      const target = link && isPlainClick(event) ? internalLink(link, location, BASE_PATH) : undefined;
      if (!link || !target) return;
      const isOpen = isSamePath(target.path, withoutBase(location.pathname, BASE_PATH));
      event.preventDefault();
      const isLeaving = isPressed.current;
      giveUp();
      if (isOpen) {
        // the home page of a site below a path has no slash at its end
        showOpenPage(barePath(BASE_PATH + target.href), link.hash);
        if (isLeaving) finishProgress();
        return;
      }
      isPressed.current = true;
      pending.current = setTimeout(() => {
        warnOfData(target.path, `It did not come within ${PRESS_PATIENCE_MS / 1000} seconds.`);
        location.assign(BASE_PATH + target.href);
      }, PRESS_PATIENCE_MS);
      if (!target.href.includes('#')) expectHead(target.path);
      startTransition(() => router.push(target.href));
    };
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      if (link) prefetch(link);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', onClick);
    addEventListener('popstate', onPopState);
    addEventListener('hashchange', completeEntry);
    addEventListener('pagehide', takeHeadBack);
    for (const type of intents) document.addEventListener(type, onIntent, {passive: true});
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPopState);
      removeEventListener('hashchange', completeEntry);
      removeEventListener('pagehide', takeHeadBack);
      for (const type of intents) document.removeEventListener(type, onIntent);
    };
  }, [router]);

  // every page has links of its own, and an entry the router has just made
  useEffect(() => {
    routerState.current = history.state;
    if (!mayPrefetch()) return;
    let left = IN_VIEW_BUDGET;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const inView = new Set<Element>();
    const fetchNext = () => {
      timer = undefined;
      for (const link of inView) {
        inView.delete(link);
        if (!prefetch(link as HTMLAnchorElement)) continue;
        left -= 1;
        if (left > 0) timer = setTimeout(fetchNext, IN_VIEW_PAUSE_MS);
        return;
      }
    };
    const observer = new IntersectionObserver((entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      if (left > 0) timer ??= setTimeout(fetchNext, 0);
    });
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    const cancel = window.cancelIdleCallback ?? clearTimeout;
    const handle = idle(() => {
      for (const link of likeliestFirst()) observer.observe(link);
    });
    return () => {
      cancel(handle as number);
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [path]);

  return null;
}
