import {type RefObject, useEffect, useRef, useState} from 'react';
import {DESKTOP} from '@/lib/behavior/breakpoints';

interface MenuDialog {
  readonly isOpen: boolean;
  show(): void;
  close(): void;
}

/**
 * The state of the menu's dialog, which may have been opened before the application was there. It closes in a wide window and on another page
 * (and on Back: lib/inline/close-on-back.ts), and gives the focus back to its opener.
 */
export function useMenuDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  opener: RefObject<HTMLElement | null>,
  path: string,
): MenuDialog {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const desktop = matchMedia(DESKTOP);
    const sync = () => setOpen(element.open);
    const onClose = () => {
      sync();
      // in a wide window the button is gone; the next stop is the brand
      const next = desktop.matches ? element.nextElementSibling : opener.current;
      (next as HTMLElement | null)?.focus();
    };
    const closeWhenWide = () => desktop.matches && element.close();
    sync();
    closeWhenWide();
    const stop = new AbortController();
    const {signal} = stop;
    element.addEventListener('toggle', sync, {signal});
    element.addEventListener('close', onClose, {signal});
    desktop.addEventListener('change', closeWhenWide, {signal});
    return () => stop.abort();
  }, [dialog, opener]);

  // a menu never outlives the page it was opened on; the first run is not a change of page but the arrival of the application
  const openedOn = useRef(path);
  useEffect(() => {
    if (openedOn.current !== path) dialog.current?.close();
    openedOn.current = path;
  }, [dialog, path]);

  return {
    isOpen,
    show() {
      if (!dialog.current?.open) dialog.current?.showModal();
      setOpen(true);
    },
    close() {
      dialog.current?.close();
    },
  };
}
