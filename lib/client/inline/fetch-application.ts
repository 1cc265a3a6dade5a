import type {hasGoodConnection, mayPrefetch} from '@/lib/client/browser/connection';

/**
 * Loads the application, whose scripts the build took out of the page (scripts/postbuild/defer-scripts.mts), when the
 * reader shows intent, at once where `data-needs-app` asks for it, or a second after the load on a good connection.
 * Pointing at a link or touching it prefetches its page instead: until the application is ready, a click is a page
 * load. Printed into the page as text: only type imports.
 */
export function fetchApplication(isAllowed: typeof mayPrefetch, isGood: typeof hasGoodConnection): void {
  const {dataset} = document.documentElement;
  const add = (tag: string, properties: object) => {
    const element = Object.assign(document.createElement(tag), properties);
    document.head.append(element);
    return element;
  };
  let isFetching = false;
  const fetchScripts = () => {
    const sources = document.getElementById('runtime')?.textContent;
    if (isFetching || !sources) return;
    isFetching = true;
    // Firefox cancels the scripts of a page that is being left, and reports them as failed; until-ready.ts takes the
    // listener off again, because pages with one are not kept for Back
    window.onbeforeunload = () => {
      dataset.left = '';
    };
    const all = JSON.parse(sources) as string[];
    for (const href of all) add('link', {rel: 'preload', as: 'script', href});
    // one after the other, each in its own task: together they would block a phone for a third of a second
    const runNext = () => {
      const src = all.shift();
      if (!src) return;
      const script = add('script', {
        src,
        onload: () => setTimeout(runNext),
        // Turbopack's loader would wait for a script element in the page, even for one that has failed
        onerror() {
          script.remove();
          runNext();
        },
      });
    };
    runNext();
  };
  let prefetched = '';
  const prefetchPage = ({origin, pathname, href}: HTMLAnchorElement) => {
    const isOther = origin === location.origin && pathname !== location.pathname && !/\.\w+$/.test(pathname);
    if (!isOther || href === prefetched || dataset.ready || !isAllowed()) return;
    prefetched = href;
    add('link', {rel: 'prefetch', href});
  };
  if (document.querySelector('[data-needs-app]')) addEventListener('DOMContentLoaded', fetchScripts);
  const onIntent = ({type, target}: Event) => {
    const control = (target as Element | null)?.closest?.('a,button,summary,input');
    const isKeyOrWheel = /^[kw]/.test(type);
    if (control instanceof HTMLAnchorElement && !isKeyOrWheel) prefetchPage(control);
    // touches, keys and the wheel count anywhere: scrolling needs the table of contents and the hiding navbar
    else if (control || isKeyOrWheel || type === 'touchstart') fetchScripts();
  };
  for (const type of 'pointerover touchstart wheel keydown focusin'.split(' ')) addEventListener(type, onIntent, true);
  addEventListener('load', () => isGood() && setTimeout(fetchScripts, 1000));
}
