'use client';

import {type ComponentType, useEffect, useRef, useState} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {keepTyping} from './keep-typing';
import {onSearchWish, openSearch} from './open-search';
import type {SearchDialogProps} from './search-dialog.client';

/** The one search of the page: fetches the dialog at the first wish and opens it for buttons and for Ctrl K or ⌘K. */
export function SearchDialogHost() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const opener = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      openSearch();
    };
    const stop = onSearchWish(async (wish) => {
      if (wish.isOpen) opener.current = wish.opener;
      const typing = wish.isOpen ? keepTyping() : undefined;
      try {
        const {SearchDialog, warm} = await import('./search-dialog.client');
        setDialog(() => SearchDialog);
        warm();
        if (!typing) return;
        setTyped(typing.stop());
        setOpen(true);
      } catch (error) {
        console.warn('The search could not be fetched.', error);
        typing?.stop();
        if (wish.isOpen) location.assign(`${BASE_PATH}/a-z`);
      }
    });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stop();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  const close = () => {
    setOpen(false);
    opener.current?.focus({preventScroll: true});
    opener.current = undefined;
  };
  return Dialog && <Dialog isOpen={isOpen} typed={typed} onClose={close} />;
}
