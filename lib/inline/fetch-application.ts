/**
 * Fetches the application, whose scripts the build took out of the load path (scripts/postbuild/defer-scripts.mts): when the reader shows intent, when the
 * page is idle, or with the page, as `runtime` says. `onFetch` is called when it begins. Printed into the page as text: no imports.
 */
export function fetchApplication(
  runtime: 'intent' | 'idle' | 'load',
  isReady: () => unknown,
  onFetch: () => void,
): void {
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
    onFetch();
    const all = JSON.parse(sources) as string[];
    for (const href of all) add('link', {rel: 'preload', as: 'script', href});
    // one after the other, each in a task of its own: run in one go they would hold up the page for a third of a second on a phone
    const runNext = () => {
      const src = all.shift();
      if (!src) return;
      const script = add('script', {
        src,
        onload: () => setTimeout(runNext),
        // for one that is in the page Turbopack's loader waits, also when it has failed
        onerror() {
          script.remove();
          runNext();
        },
      });
    };
    runNext();
  };
  const {saveData, effectiveType = ''} =
    (navigator as {connection?: {saveData?: boolean; effectiveType?: string}}).connection ?? {};
  const isFrugal = saveData || /2g/.test(effectiveType);
  // a click on a link is a page load as long as the application is not there: the page comes first, and has the connection to itself
  const isPage = ({origin, pathname}: HTMLAnchorElement) =>
    !isReady() && origin === location.origin && pathname !== location.pathname && !/\.\w+$/.test(pathname);
  let ahead = '';
  const fetchPage = (address: string) => {
    if (address === ahead) return;
    ahead = address;
    const isKnown = document.createElement('link').relList.supports('prefetch');
    if (isFrugal || !isKnown) fetchScripts();
    else add('link', {rel: 'prefetch', href: address, onload: fetchScripts, onerror: fetchScripts});
  };
  if (runtime === 'load' || document.querySelector('[data-needs-app]')) {
    addEventListener('DOMContentLoaded', fetchScripts);
    return;
  }
  // browsers take it for granted that a listener of the window does not hold up touches
  for (const type of 'pointerover touchstart wheel keydown focusin'.split(' ')) {
    addEventListener(
      type,
      (event) => {
        const control = (event.target as Element | null)?.closest?.<HTMLElement>('a,button,summary,input');
        if (control instanceof HTMLAnchorElement && isPage(control) && type !== 'keydown') fetchPage(control.href);
        // touches, keys and the wheel wherever they are: who reads on wants the contents marked, and the bar away
        else if (control || /^[tkw]/.test(type)) fetchScripts();
      },
      true,
    );
  }
  addEventListener('load', () => {
    const idle = window.requestIdleCallback ?? setTimeout;
    if (!isFrugal && effectiveType !== '3g') setTimeout(() => idle(fetchScripts), runtime === 'idle' ? 0 : 1000);
  });
}
