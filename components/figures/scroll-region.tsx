import type {ReactNode} from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** Lets a wide table scroll by itself; focusable, so that the keyboard can scroll it too. */
export function ScrollRegion({label, children}: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="scroll-region" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
