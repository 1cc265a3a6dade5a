'use client';

import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {collapseDuration} from '@/lib/collapse';

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
  const id = useId();

  // opened or closed before the application was there: until then lib/inline/until-ready.ts takes the presses
  useEffect(() => {
    const takeOver = () => setOpen(!panel.current?.hidden);
    takeOver();
    window.addEventListener('sunroot:ready', takeOver, {once: true});
    return () => window.removeEventListener('sunroot:ready', takeOver);
  }, []);

  // React writes `hidden` as a boolean; "until-found" keeps the text findable
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    if (isOpen) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    const onFound = () => setOpen(true);
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }, [isOpen]);

  const toggle = async () => {
    const element = panel.current;
    if (!element) return;
    const opening = !isOpen;
    element.removeAttribute('hidden');
    const height = element.scrollHeight;
    if (opening) setOpen(true);
    await animateHeight(element, opening ? [0, height] : [height, 0]);
    if (!opening) setOpen(false);
  };

  return (
    <>
      {header({
        isOpen,
        buttonProps: {'aria-expanded': isOpen, 'aria-controls': id, 'data-control': 'collapsible', onClick: toggle},
      })}
      <div ref={panel} id={id} hidden={!isOpen} suppressHydrationWarning>
        {children}
      </div>
    </>
  );
}

/** Animates the height of an element between two values in px; resolves when it is done. */
export async function animateHeight(element: HTMLElement, [from, to]: readonly [number, number]): Promise<void> {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = collapseDuration(Math.max(from, to), prefersReducedMotion);
  const animation = element.animate(
    [
      {height: `${from}px`, overflow: 'clip'},
      {height: `${to}px`, overflow: 'clip'},
    ],
    {duration, easing: 'ease-in-out'},
  );
  await animation.finished.catch(() => undefined);
}
