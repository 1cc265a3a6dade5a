import {BASE_PATH} from '@/lib/base-path';
import {startProgress} from '@/lib/browser/progress';
import {barePath, withoutBase} from '@/lib/paths';

/** Next calls this at the start of every navigation. */
export function onRouterTransitionStart(url: string): void {
  const {pathname} = new URL(url, location.href);
  startProgress(withoutBase(barePath(pathname), BASE_PATH));
}

// Next asks for the home page of a site below a path at /sub.txt, which is outside of what the host was given
if (BASE_PATH !== '') {
  const {fetch} = window;
  window.fetch = (input, init) => {
    const isHome = input instanceof URL && input.pathname === `${BASE_PATH}.txt`;
    return fetch(isHome ? new URL(`${BASE_PATH}/index.txt${input.search}`, input) : input, init);
  };
}
