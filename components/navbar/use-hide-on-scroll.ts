import {type RefObject, useEffect, useRef, useState} from 'react';
import {afterScroll, type ScrollState} from '@/lib/hide-on-scroll';

/** Hides the bar on the way down and when jumping to an anchor; never while a menu is open or the focus is inside. */
export function useHideOnScroll(isEnabled: boolean): {ref: RefObject<HTMLElement | null>; isHidden: boolean} {
  const ref = useRef<HTMLElement>(null);
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    if (!isEnabled) return;
    let state: ScrollState = {y: window.scrollY, isHidden: false};
    let isJumping = false;
    const update = (next: ScrollState) => {
      state = next;
      setHidden(next.isHidden);
    };
    const isHeldOpen = () =>
      ref.current?.querySelector('[aria-expanded="true"], dialog[open], :focus') !== null ||
      document.querySelector('dialog[open]') !== null;
    const onScroll = () => {
      if (isJumping) {
        isJumping = false;
        if (!isHeldOpen()) update({y: window.scrollY, isHidden: window.scrollY > 0});
        return;
      }
      update(afterScroll(state, window.scrollY, isHeldOpen()));
    };
    const onHashChange = () => {
      isJumping = false;
      if (!isHeldOpen()) update({y: window.scrollY, isHidden: window.scrollY > 0});
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href*="#"]') as HTMLAnchorElement | null;
      if (link?.hash && link.pathname === location.pathname) isJumping = true;
    };
    const onFocus = () => {
      const {y, isHidden} = state;
      update({y, isHidden: false});
      // the browser has scrolled towards where the hidden bar was
      if (isHidden) requestAnimationFrame(() => window.scrollTo({top: y, behavior: 'instant'}));
    };
    const bar = ref.current;
    window.addEventListener('scroll', onScroll, {passive: true});
    window.addEventListener('hashchange', onHashChange);
    document.addEventListener('click', onClick, true);
    bar?.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('hashchange', onHashChange);
      document.removeEventListener('click', onClick, true);
      bar?.removeEventListener('focusin', onFocus);
    };
  }, [isEnabled]);

  return {ref, isHidden};
}
