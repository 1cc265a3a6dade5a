import {BASE_PATH} from '@/lib/base-path';
import {isSamePath, withoutBase} from '@/lib/paths';
import {mayPrefetch} from './connection';
import {internalLink, linkOf} from './internal-link';

/** How many links in view are prefetched per page. */
const IN_VIEW_BUDGET = 3;
/** One at a time, so that links in view do not compete with what the reader points at. */
const IN_VIEW_PAUSE_MS = 300;

/** The path of the other page that a link leads to; undefined when there is nothing to prefetch. */
function pathToPrefetch(link: HTMLAnchorElement | null): string | undefined {
  const path = link && mayPrefetch() ? internalLink(link, location, BASE_PATH)?.path : undefined;
  return path && !isSamePath(path, withoutBase(location.pathname, BASE_PATH)) ? path : undefined;
}

/** Prefetches what the reader points at, touches or focuses (by Next's router). Returns a function that stops. */
export function prefetchOnIntent(prefetch: (path: string) => void): () => void {
  const onIntent = (event: Event) => {
    const path = pathToPrefetch(linkOf(event));
    if (path) prefetch(path);
  };
  const stop = new AbortController();
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, {signal: stop.signal, passive: true});
  }
  return () => stop.abort();
}

/** Prefetches a few pages whose links come into view, one after the other. Returns a function that stops. */
export function prefetchInView(prefetch: (path: string) => void): () => void {
  const inView = new Set<Element>();
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchNext = () => {
    timer = undefined;
    for (const link of inView) {
      inView.delete(link);
      const path = pathToPrefetch(link as HTMLAnchorElement);
      if (!path || known.has(path)) continue;
      known.add(path);
      prefetch(path);
      if (known.size < IN_VIEW_BUDGET) timer = setTimeout(fetchNext, IN_VIEW_PAUSE_MS);
      return;
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    if (known.size < IN_VIEW_BUDGET) timer ??= setTimeout(fetchNext, 0);
  });
  for (const link of likeliestFirst()) observer.observe(link);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** The page's links, likeliest first: those next to its own entry in the sidebar, later ones before earlier ones. */
function likeliestFirst(): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const current = links.findIndex((link) => link.ariaCurrent === 'page');
  const rank = new Map(links.map((link, at) => [link, at > current ? at - current : current - at + 0.5]));
  return links.sort((a, b) => rank.get(a)! - rank.get(b)!);
}
