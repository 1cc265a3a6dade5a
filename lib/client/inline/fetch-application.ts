/**
 * Loads the application, whose scripts the build took out of the page (scripts/postbuild/defer-scripts.mts), when the
 * reader shows intent, at once where `data-needs-app` asks for it, or a second after the load on a good connection.
 * Calls `onFetch` at the start. Printed into the page as text: no imports.
 */
export function fetchApplication(isReady: () => unknown, onFetch: () => void): void {
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
  const {saveData, effectiveType = ''} =
    (navigator as {connection?: {saveData?: boolean; effectiveType?: string}}).connection ?? {};
  const isFrugal = saveData || /2g/.test(effectiveType);
  // until the application is ready, a click on a link is a page load: that page is prefetched first, alone
  const isPage = ({origin, pathname}: HTMLAnchorElement) =>
    !isReady() && origin === location.origin && pathname !== location.pathname && !/\.\w+$/.test(pathname);
  let prefetched = '';
  const fetchPage = (address: string) => {
    if (address === prefetched) return;
    prefetched = address;
    const canPrefetch = document.createElement('link').relList.supports('prefetch');
    if (isFrugal || !canPrefetch) fetchScripts();
    else add('link', {rel: 'prefetch', href: address, onload: fetchScripts, onerror: fetchScripts});
  };
  if (document.querySelector('[data-needs-app]')) {
    addEventListener('DOMContentLoaded', fetchScripts);
    return;
  }
  // listeners of the window are passive by default
  for (const type of 'pointerover touchstart wheel keydown focusin'.split(' ')) {
    addEventListener(
      type,
      (event) => {
        const control = (event.target as Element | null)?.closest?.<HTMLElement>('a,button,summary,input');
        if (control instanceof HTMLAnchorElement && isPage(control) && type !== 'keydown') fetchPage(control.href);
        // touches, keys and the wheel count anywhere: scrolling needs the table of contents and the hiding navbar
        else if (control || /^[tkw]/.test(type)) fetchScripts();
      },
      true,
    );
  }
  addEventListener('load', () => {
    const idle = window.requestIdleCallback ?? setTimeout;
    if (!isFrugal && effectiveType !== '3g') setTimeout(() => idle(fetchScripts), 1000);
  });
}
