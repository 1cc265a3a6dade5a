import {useEffect, useRef} from 'react';

/**
 * Gives the router's state to entries of the history that have none: a jump to a place in the page makes one, and on the way back to it the router
 * would do nothing. `path` is that of the page on the screen.
 */
export function useCompleteEntries(path: string): void {
  const routerState = useRef<unknown>(null);

  useEffect(() => {
    const remember = () => {
      if (history.state !== null) routerState.current = history.state;
    };
    const complete = () => {
      if (history.state === null && routerState.current) history.replaceState(routerState.current, '', location.href);
    };
    // before the press makes an entry
    document.addEventListener('click', remember);
    addEventListener('hashchange', complete);
    return () => {
      document.removeEventListener('click', remember);
      removeEventListener('hashchange', complete);
    };
  }, []);

  // the router has just made an entry for this page
  useEffect(() => {
    routerState.current = history.state;
  }, [path]);
}
