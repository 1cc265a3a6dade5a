import {useEffect, useLayoutEffect, useRef} from 'react';

/**
 * Back at an entry of the history, the reader is where they had read to. For entries without a hash the browser sees to it; at one with a hash
 * Chromium shows the place that the address names, wherever the reader had gone on to. `path` is that of the page on the screen.
 */
export function useKeptPlace(path: string): void {
  /** How far the page had been scrolled at the entry that a traversal leads to. */
  const wanted = useRef<number>(undefined);

  useEffect(() => {
    // entries are told apart by the Navigation API; where it is missing the browser's way stays
    const {navigation} = window;
    if (!navigation) return undefined;
    const places = new Map<string, number>();
    // read in frames that have been laid out, because to ask for it in a click lays the page out
    let current = scrollY;
    const onScroll = () => {
      current = scrollY;
    };
    const onNavigate = ({navigationType, destination, hashChange}: NavigateEvent) => {
      const here = navigation.currentEntry?.key;
      if (here === undefined || navigationType === 'replace') return;
      places.set(here, current);
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
