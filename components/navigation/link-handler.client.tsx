'use client';

import {usePathname, useRouter} from 'next/navigation';
import {startTransition, useEffect, useInsertionEffect, useRef} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {hashTarget} from '@/lib/browser/hash-target';
import {internalLink, isPlainClick, leadsElsewhere, linkOf} from '@/lib/browser/internal-link';
import {fetchInView, fetchOnIntent} from '@/lib/browser/links-ahead';
import {expectQuery, warnOfData} from '@/lib/browser/page-data';
import {PRESS_PATIENCE_MS} from '@/lib/browser/patience';
import {finishProgress} from '@/lib/browser/progress';
import {barePath, isSamePath, withoutBase} from '@/lib/paths';
import {useCompleteEntries} from './use-complete-entries';
import {useKeptPlace} from './use-kept-place';

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
 * router; what the reader points at or sees is fetched ahead (lib/browser/links-ahead.ts).
 */
export function LinkHandler() {
  const router = useRouter();
  const path = usePathname();
  useCompleteEntries(path);
  useKeptPlace(path);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  /**
   * The query of the address that a press leads to. The router learns of it when the page is there: asked for it, it would take a page it has
   * shown without a query for half of the answer, and wait for the other half.
   */
  const query = useRef('');
  const shown = useRef(path);

  // a new path means that the navigation has arrived; this runs before React touches the page, because the frame has this component
  // before everything else
  useInsertionEffect(() => {
    clearTimeout(pending.current);
    shown.current = path;
    if (!isPressed.current) return;
    isPressed.current = false;
    // a focused link that is taken out makes the browser lay out both pages, halfway between them; components/navigation/arrival sets the focus
    (document.activeElement as HTMLElement | null)?.blur();
  }, [path]);

  useEffect(() => {
    const giveUp = () => {
      clearTimeout(pending.current);
      isPressed.current = false;
      query.current = '';
      expectQuery();
    };
    const onPopState = () => {
      const isShown = isSamePath(withoutBase(location.pathname, BASE_PATH), shown.current);
      // a jump within the open page leaves a press that is on its way alone
      if (isShown && isPressed.current) return;
      giveUp();
      // a reader who turns round before the other page has come
      if (isShown) return;
      if (history.state === null) location.reload();
      else pending.current = setTimeout(() => location.reload(), PRESS_PATIENCE_MS);
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isPlainClick(event)) return;
      const target = internalLink(link, location, BASE_PATH);
      if (!target) {
        if (leadsElsewhere(link, location)) giveUp();
        return;
      }
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
      query.current = link.search;
      if (link.search) expectQuery({path: target.path, address: BASE_PATH + target.href});
      startTransition(() => router.push(target.path + link.hash));
    };
    document.addEventListener('click', onClick);
    addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPopState);
    };
  }, [router]);

  useEffect(fetchOnIntent, []);

  // every page has links of its own
  useEffect(() => {
    if (query.current) history.replaceState(null, '', location.pathname + query.current + location.hash);
    query.current = '';
    expectQuery();
    return fetchInView();
  }, [path]);

  return null;
}
