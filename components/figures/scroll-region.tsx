import type {ReactNode} from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** Lets a wide table scroll on its own. Focusable, so that it can be scrolled by keyboard. */
export function ScrollRegion({label, children}: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="scroll-region" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
