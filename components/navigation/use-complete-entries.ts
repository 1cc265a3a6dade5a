import {useEffect} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {isSamePath, withoutBase} from '@/lib/paths';

/**
 * Gives the router's state to entries of the history that have none: a jump to a place in the page makes one, and a dialog that was opened before the
 * application was there leaves one (lib/inline/close-on-back.ts); on the way back to it the router would do nothing. `path` is that of the page on
 * the screen.
 */
export function useCompleteEntries(path: string): void {
  useEffect(() => {
    // of the entry the router has just made for this page
    let routerState: unknown;
    const remember = () => {
      // the mark of an open dialog is its own
      if (history.state !== null) routerState = {...history.state, dialog: undefined};
    };
    remember();
    const complete = () => {
      const isShown = isSamePath(withoutBase(location.pathname, BASE_PATH), path);
      if (history.state === null && routerState && isShown) history.replaceState(routerState, '', location.href);
    };
    document.addEventListener('click', remember);
    addEventListener('hashchange', complete);
    addEventListener('popstate', complete);
    return () => {
      document.removeEventListener('click', remember);
      removeEventListener('hashchange', complete);
      removeEventListener('popstate', complete);
    };
  }, [path]);
}
