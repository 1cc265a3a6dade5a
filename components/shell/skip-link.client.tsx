'use client';

import type {MouseEvent} from 'react';

/** Moves the focus into the page and leaves the address alone. Without scripts it is an ordinary jump. */
export function SkipLink() {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.getElementById('main');
    main?.focus();
    main?.scrollIntoView();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it is an ordinary jump
    <a className="skip-link" href="#main" data-control="skip" onClick={onClick}>
      Skip to main content
    </a>
  );
}
