import {useEffect} from 'react';

/**
 * Gives the router's state to entries of the history that have none: a jump to a place in the page makes one, and on the way back to it the router
 * would do nothing. `path` is that of the page on the screen.
 */
export function useCompleteEntries(path: string): void {
  useEffect(() => {
    // of the entry the router has just made for this page
    let routerState: unknown = history.state;
    const remember = () => {
      if (history.state !== null) routerState = history.state;
    };
    const complete = () => {
      if (history.state === null && routerState) history.replaceState(routerState, '', location.href);
    };
    document.addEventListener('click', remember);
    addEventListener('hashchange', complete);
    return () => {
      document.removeEventListener('click', remember);
      removeEventListener('hashchange', complete);
    };
  }, [path]);
}
