import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

/** Opens on hover, press, Enter or Space; closes on Escape and on a press, touch or focus elsewhere. Hover counts for a mouse only. */
export function useDropdown(root: RefObject<HTMLElement | null>, trigger: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  // no state: a quick press comes before the pointer's arrival has been rendered
  const openedByHover = useRef(false);

  // opened before the application was there, or hovered; a button that has the focus was pressed, and says what the reader wants
  useEffect(() => {
    const isHovered =
      matchMedia('(hover: hover)').matches && root.current?.matches(':hover:not(:focus-within)') === true;
    openedByHover.current = isHovered;
    setOpen(isHovered || trigger.current?.getAttribute('aria-expanded') === 'true');
  }, [root, trigger]);

  useEffect(() => {
    if (!isOpen) return;
    // also when the pointer opened it and the focus is elsewhere
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    const onElsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const types = ['mousedown', 'touchstart', 'focusin'] as const;
    for (const type of types) document.addEventListener(type, onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const type of types) document.removeEventListener(type, onElsewhere);
    };
  }, [isOpen, root, trigger]);

  const hover = {
    onPointerEnter: (event: {pointerType: string}) => {
      if (event.pointerType !== 'mouse' || isOpen) return;
      openedByHover.current = true;
      setOpen(true);
    },
    onPointerLeave: (event: {pointerType: string}) => {
      if (event.pointerType !== 'mouse' || root.current?.querySelector('ul')?.contains(document.activeElement)) return;
      openedByHover.current = false;
      setOpen(false);
    },
    onClickCapture: (event: {target: EventTarget}) => {
      if ((event.target as Element).closest('ul a')) setOpen(false);
    },
  };
  // a mouse that hovers has opened it already: the click that follows must not close it again
  const toggle = () => {
    const staysOpen = openedByHover.current;
    openedByHover.current = false;
    setOpen((before) => staysOpen || !before);
    trigger.current?.focus();
  };
  return {isOpen, open, toggle, hover};
}
