'use client';

import {useEffect} from 'react';
import {afterJump, afterScroll, type ScrollState} from '@/lib/client/behavior/hide-on-scroll';

/** If nothing scrolls within this time after a click on an anchor link, the heading was already in view. */
const JUMP_MS = 1000;

/** Hides the bar when readers scroll down or jump to an anchor; never while a menu is open or the focus is inside. */
export function HideOnScroll() {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('header:has(> nav[aria-label="Main"])')!;
    let state: ScrollState = {y: window.scrollY, isHidden: false};
    let jumpedAt = -JUMP_MS;
    const update = (next: ScrollState) => {
      state = next;
      bar.toggleAttribute('data-hidden', next.isHidden);
    };
    // a dropdown of the bar; ignores categories and dropdowns inside the closed menu
    const isHeldOpen = () =>
      bar.querySelector('[aria-haspopup="true"][aria-expanded="true"], :focus') !== null ||
      document.querySelector('dialog[open]') !== null;
    /** The page has jumped to an anchor. */
    const landed = () => {
      jumpedAt = -JUMP_MS;
      if (!isHeldOpen()) update(afterJump(window.scrollY));
    };
    const onScroll = () => {
      if (performance.now() - jumpedAt < JUMP_MS) landed();
      else update(afterScroll(state, window.scrollY, isHeldOpen()));
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href*="#"]') as HTMLAnchorElement | null;
      if (link?.hash && link.pathname === location.pathname) jumpedAt = performance.now();
    };
    const onFocus = ({target}: FocusEvent) => {
      const {y, isHidden} = state;
      update({y, isHidden: false});
      // the browser scrolled to where the hidden bar was; it does not for a click, whose own scrolling this would undo
      const isKey = (target as Element).matches(':focus-visible');
      if (isHidden && isKey) requestAnimationFrame(() => window.scrollTo({top: y, behavior: 'instant'}));
    };
    const stop = new AbortController();
    const {signal} = stop;
    window.addEventListener('scroll', onScroll, {signal, passive: true});
    window.addEventListener('hashchange', landed, {signal});
    document.addEventListener('click', onClick, {signal, capture: true});
    bar.addEventListener('focusin', onFocus, {signal});
    return () => stop.abort();
  }, []);

  return null;
}
