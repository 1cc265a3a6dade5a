import {type RefObject, useCallback, useEffect, useState} from 'react';

/** Opens on hover, press, Enter or Space; closes on a press, touch or focus elsewhere. Hover counts for a mouse only. */
export function useDropdown(root: RefObject<HTMLElement | null>, trigger: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const [openedByHover, setOpenedByHover] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const onElsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const types = ['mousedown', 'touchstart', 'focusin'] as const;
    for (const type of types) document.addEventListener(type, onElsewhere);
    return () => {
      for (const type of types) document.removeEventListener(type, onElsewhere);
    };
  }, [isOpen, root]);

  const hover = {
    onPointerEnter: (event: {pointerType: string}) => {
      if (event.pointerType !== 'mouse' || isOpen) return;
      setOpenedByHover(true);
      setOpen(true);
    },
    onPointerLeave: (event: {pointerType: string}) => {
      if (event.pointerType !== 'mouse' || root.current?.querySelector('ul')?.contains(document.activeElement)) return;
      setOpen(false);
    },
    onClickCapture: (event: {target: EventTarget}) => {
      if ((event.target as Element).closest('ul a')) setOpen(false);
    },
  };
  // a mouse that hovers has opened it already: the click that follows must not close it again
  const toggle = () => {
    setOpen((before) => (before && openedByHover ? true : !before));
    setOpenedByHover(false);
    trigger.current?.focus();
  };
  return {isOpen, open, close, toggle, hover};
}
