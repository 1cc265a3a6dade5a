import {BASE_PATH} from '@/lib/base-path';
import {isSamePath, withoutBase} from '@/lib/paths';
import {mayPrefetch} from './connection';
import {internalLink, linkOf} from './internal-link';
import {fetchAhead} from './page-data';

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

/** From now on fetches ahead what the reader points at, touches or focuses. Returns how to stop. */
export function fetchOnIntent(): () => void {
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link) prefetch(link);
  };
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const type of intents) document.addEventListener(type, onIntent, {passive: true});
  return () => {
    for (const type of intents) document.removeEventListener(type, onIntent);
  };
}

/** Fetches a few pages ahead whose links come into view on the open page, one after the other. Returns how to stop. */
export function fetchInView(): (() => void) | undefined {
  if (!mayPrefetch()) return undefined;
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
