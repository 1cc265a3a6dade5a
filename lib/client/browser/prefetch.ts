import {BASE_PATH} from '@/lib/base-path';
import {isSamePath, withoutBase} from '@/lib/paths';
import {mayPrefetch} from './connection';
import {internalLink, linkOf} from './internal-link';

/** How many links in view are prefetched, once per page. */
const IN_VIEW_BUDGET = 3;
/** One at a time, so that links in view do not compete with what the reader points at. */
const IN_VIEW_PAUSE_MS = 300;

/** Prefetches a page by its path (Next's router). */
type Prefetch = (path: string) => void;

/** Prefetches the page of a link unless it is in `known`; false when there is nothing to prefetch. */
function prefetchPage(link: HTMLAnchorElement, prefetch: Prefetch, known?: Set<string>): boolean {
  if (!mayPrefetch()) return false;
  const target = internalLink(link, location, BASE_PATH);
  if (!target || known?.has(target.path) || isSamePath(target.path, withoutBase(location.pathname, BASE_PATH)))
    return false;
  known?.add(target.path);
  prefetch(target.path);
  return true;
}

/** Prefetches what the reader points at, touches or focuses. Returns a function that stops. */
export function prefetchOnIntent(prefetch: Prefetch): () => void {
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link) prefetchPage(link, prefetch);
  };
  const stop = new AbortController();
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, {signal: stop.signal, passive: true});
  }
  return () => stop.abort();
}

/** Prefetches a few pages whose links come into view, one after the other. Returns a function that stops. */
export function prefetchInView(prefetch: Prefetch): (() => void) | undefined {
  if (!mayPrefetch()) return undefined;
  let remaining = IN_VIEW_BUDGET;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inView = new Set<Element>();
  const known = new Set<string>();
  const fetchNext = () => {
    timer = undefined;
    for (const link of inView) {
      inView.delete(link);
      if (!prefetchPage(link as HTMLAnchorElement, prefetch, known)) continue;
      remaining -= 1;
      if (remaining > 0) timer = setTimeout(fetchNext, IN_VIEW_PAUSE_MS);
      return;
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    if (remaining > 0) timer ??= setTimeout(fetchNext, 0);
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
}

/** The page's links, likeliest first: those next to its own entry in the sidebar, later ones before earlier ones. */
function likeliestFirst(): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const current = links.findIndex((link) => link.ariaCurrent === 'page');
  const rank = (index: number) => (index > current ? index - current : current - index + 0.5);
  return links
    .map((link, index) => ({link, rank: rank(index)}))
    .sort((a, b) => a.rank - b.rank)
    .map(({link}) => link);
}
