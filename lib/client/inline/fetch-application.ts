import type {hasGoodConnection} from '@/lib/client/browser/connection';

/**
 * Loads the application, whose scripts the build took out of the page (scripts/postbuild/defer-scripts.mts), when the
 * reader shows intent, at once where `data-needs-app` asks for it, or a second after the load on a good connection.
 * A link is no reason: until the application is ready, a click on it is a page load, which has the connection for
 * itself. Printed into the page as text: only type imports.
 */
export function fetchApplication(isGood: typeof hasGoodConnection): void {
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
    // listener off again, because pages with one stay out of the back-forward cache
    window.onbeforeunload = () => {
      const {dataset} = document.documentElement;
      dataset.left = 'yes';
      // a download, or a reader who stays or comes back
      setTimeout(() => delete dataset.left, 2000);
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
  if (document.querySelector('[data-needs-app]')) addEventListener('DOMContentLoaded', fetchScripts);
  const onIntent = ({type, target}: Event) => {
    const has = (selector: string) => (target as Element | null)?.closest?.(selector);
    // keys, the wheel and swipes count anywhere: scrolling needs the table of contents and the hiding navbar
    if (/^[kw]|move$/.test(type) || has('button,summary,input') || (type === 'touchstart' && !has('a'))) fetchScripts();
  };
  for (const type of 'pointerover touchstart touchmove wheel keydown focusin'.split(' '))
    addEventListener(type, onIntent, true);
  addEventListener('load', () => isGood() && setTimeout(fetchScripts, 1000));
}
