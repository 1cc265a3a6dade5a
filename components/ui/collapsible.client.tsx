'use client';

import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {collapseDuration} from '@/lib/behavior/collapse';

interface ButtonProps {
  'aria-expanded': boolean;
  'aria-controls': string;
  'data-control': string;
  onClick(): void;
}

interface Props {
  initiallyOpen: boolean;
  header(state: {isOpen: boolean; buttonProps: ButtonProps}): ReactNode;
  children: ReactNode;
}

/** A panel that opens and closes with a height animation. Closed, it can be found in the page but not focused. */
export function Collapsible({initiallyOpen, header, children}: Props) {
  const [isOpen, setOpen] = useState(initiallyOpen);
  const panel = useRef<HTMLDivElement>(null);
  // what the last press asked for: a press may come before React has rendered the one before it
  const isWanted = useRef(isOpen);
  const id = useId();
  // React would hide a closing panel before its animation, and write `hidden` as a boolean; "until-found" keeps the text findable
  const [isHidden] = useState(!initiallyOpen);

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const take = (isShown: boolean) => {
      isWanted.current = isShown;
      setOpen(isShown);
    };
    // opened or closed before the application was there: until then lib/inline/work-control.ts takes the presses
    const takeOver = () => {
      take(!element.hidden);
      if (element.hidden) hideFindable(element);
    };
    const onFound = () => take(true);
    takeOver();
    window.addEventListener('sunroot:ready', takeOver, {once: true});
    element.addEventListener('beforematch', onFound);
    return () => {
      window.removeEventListener('sunroot:ready', takeOver);
      element.removeEventListener('beforematch', onFound);
    };
  }, []);

  const toggle = async () => {
    const element = panel.current;
    if (!element) return;
    const opening = !isWanted.current;
    isWanted.current = opening;
    setOpen(opening);
    await animateHeight(element, opening);
    if (!opening && !isWanted.current) hideFindable(element);
  };

  return (
    <>
      {header({
        isOpen,
        buttonProps: {'aria-expanded': isOpen, 'aria-controls': id, 'data-control': 'collapsible', onClick: toggle},
      })}
      <div ref={panel} id={id} hidden={isHidden} suppressHydrationWarning>
        {children}
      </div>
    </>
  );
}

function hideFindable(element: HTMLElement): void {
  element.setAttribute('hidden', 'until-found');
}

/**
 * Opens a panel, or closes it but for its `hidden`, from the height it has at this moment. Ends early when another press takes over, or when
 * the panel is no longer shown.
 */
export async function animateHeight(element: HTMLElement, isOpening: boolean): Promise<void> {
  const present = element.offsetHeight;
  element.removeAttribute('hidden');
  for (const earlier of element.getAnimations()) earlier.cancel();
  const height = element.scrollHeight;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = element.animate(
    [
      {height: `${present}px`, overflow: 'clip'},
      {height: `${isOpening ? height : 0}px`, overflow: 'clip'},
    ],
    {duration: collapseDuration(height, prefersReducedMotion), easing: 'ease-in-out'},
  );
  await animation.finished.catch(() => undefined);
}
