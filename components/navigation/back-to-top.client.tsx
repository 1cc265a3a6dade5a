'use client';

import {useEffect, useRef, useState} from 'react';
import {Icon} from '@/components/ui/icon';
import {afterScroll, type ScrollState} from '@/lib/client/behavior/hide-on-scroll';

/**
 * The "back to top" button: appears when scrolling up, more than a window from the top; disappears when scrolling down.
 */
export function BackToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    let state: ScrollState = {y: window.scrollY, isHidden: true};
    const onScroll = () => {
      // the focus would disappear with the button
      const isHeld = button.current !== null && button.current === document.activeElement;
      state = afterScroll(state, window.scrollY, isHeld);
      setShown(!state.isHidden && state.y > window.innerHeight);
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  const onClick = () => {
    document.getElementById('main')?.focus({preventScroll: true});
    window.scrollTo(0, 0);
  };
  return (
    isShown && (
      <button ref={button} type="button" className="back-to-top" data-print="none" onClick={onClick}>
        <Icon name="arrowUp" />
        Back to top
      </button>
    )
  );
}
