import type {ReactNode} from 'react';

/** Lets a wide table scroll by itself. Focusable, so that the keyboard can scroll it. */
export function ScrollRegion({label, children}: {readonly label: string; readonly children: ReactNode}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="scroll-region" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
