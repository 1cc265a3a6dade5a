import {useEffect} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {isSamePath, withoutBase} from '@/lib/paths';

/**
 * Adds the router's state to history entries without one: those of jumps within the page, and of dialogs opened before
 * the application loaded (lib/client/inline/close-on-back.ts). The router would ignore Back to them. `path` is the path
 * of the page on the screen.
 */
export function useRouterHistoryState(path: string): void {
  useEffect(() => {
    // the state of the entry that the router just made for this page
    let routerState: unknown;
    const remember = () => {
      // without the mark of an open dialog
      if (history.state !== null) routerState = {...history.state, dialog: undefined};
    };
    remember();
    const complete = () => {
      const isShown = isSamePath(withoutBase(location.pathname, BASE_PATH), path);
      if (history.state === null && routerState && isShown) history.replaceState(routerState, '', location.href);
    };
    const stop = new AbortController();
    const {signal} = stop;
    document.addEventListener('click', remember, {signal});
    addEventListener('hashchange', complete, {signal});
    addEventListener('popstate', complete, {signal});
    return () => stop.abort();
  }, [path]);
}
