import {useEffect, useLayoutEffect, useRef} from 'react';

/**
 * Restores the scroll position on Back. Browsers do it for entries without a hash; with one, Chromium scrolls to the
 * anchor, however far the reader had read. `path` is the path of the page on the screen.
 */
export function useScrollRestoration(path: string): void {
  /** The scroll position of the entry that Back or Forward opens. */
  const wanted = useRef<number>(undefined);

  useEffect(() => {
    // the Navigation API identifies entries; without it the browser decides
    const {navigation} = window;
    if (!navigation) return undefined;
    const places = new Map<string, number>();
    // read after layout: reading it during a click would force one
    let current = scrollY;
    const onScroll = () => {
      current = scrollY;
    };
    const onNavigate = ({navigationType, destination, hashChange}: NavigateEvent) => {
      const key = navigation.currentEntry?.key;
      if (key === undefined || navigationType === 'replace') return;
      places.set(key, current);
      wanted.current = hashChange ? undefined : places.get(destination.key);
    };
    addEventListener('scroll', onScroll, {passive: true});
    navigation.addEventListener('navigate', onNavigate);
    return () => {
      removeEventListener('scroll', onScroll);
      navigation.removeEventListener('navigate', onNavigate);
    };
  }, []);

  useLayoutEffect(() => {
    const top = wanted.current;
    wanted.current = undefined;
    if (top === undefined || location.hash === '') return undefined;
    // after the browser's own jump, before the frame is painted
    const frame = requestAnimationFrame(() => scrollTo({top, behavior: 'instant'}));
    return () => cancelAnimationFrame(frame);
  }, [path]);
}
