'use client';

import {usePathname} from 'next/navigation';
import {type ComponentType, useCallback, useEffect, useRef, useState} from 'react';
import {CLICK_PATIENCE_MS} from '@/lib/browser/patience';
import {finishProgress, startProgress} from '@/lib/browser/progress';
import {type KeptTyping, keepTyping} from './keep-typing';
import {onSearchWish, openSearch} from './open-search';
import {searchAddress} from './search-address';
import type {SearchDialogProps} from './search-dialog.client';
import {SearchFailure} from './search-failure.client';

/**
 * The one search of the page: fetches the dialog at the first wish and opens it for buttons and for Ctrl K or ⌘K, which also close it. A reader
 * who has waited too long for the dialog is told so; a query that was typed meanwhile is answered by a page.
 */
export function SearchDialogHost() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<{isOffline: boolean}>();
  const opener = useRef<HTMLElement>(undefined);
  const typing = useRef<KeptTyping>(undefined);
  const isWished = useRef(false);
  const path = usePathname();
  const wishedOn = useRef(path);

  const takeTyped = useCallback(() => {
    const typed = typing.current?.stop() ?? '';
    typing.current = undefined;
    return typed;
  }, []);

  useEffect(() => {
    if (wishedOn.current === path) return;
    wishedOn.current = path;
    setFailure(undefined);
    if (!isOpen) takeTyped();
  }, [path, isOpen, takeTyped]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (event.repeat) return;
      if (isOpen) setOpen(false);
      else openSearch();
    };
    const stop = onSearchWish(async (wish) => {
      if (isOpen) return;
      const here = wishedOn.current;
      /** False when the reader has thought better of it, or gone to another page meanwhile. */
      const isWanted = () => wish.isOpen && isWished.current && wishedOn.current === here;
      if (wish.isOpen) {
        isWished.current = true;
        setFailure(undefined);
        opener.current = wish.opener;
        typing.current ??= keepTyping(() => {
          isWished.current = false;
          takeTyped();
          finishProgress();
        });
        startProgress();
      }
      try {
        const {SearchDialog, warm} = await inTime(import('./search-dialog.client'));
        setDialog(() => SearchDialog);
        warm();
        if (isWanted()) setOpen(true);
      } catch (error) {
        console.warn('The search could not be fetched.', error);
        const typed = takeTyped();
        // the search page has scripts of its own, also after a deploy
        if (isWanted() && typed && navigator.onLine) location.assign(searchAddress(typed));
        else if (isWanted()) setFailure({isOffline: !navigator.onLine});
      }
      if (wish.isOpen) finishProgress();
    });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stop();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, takeTyped]);

  const close = () => {
    setOpen(false);
    opener.current?.focus({preventScroll: true});
    opener.current = undefined;
  };
  return (
    <>
      {failure && (
        <SearchFailure {...failure} onRetry={() => openSearch(opener.current)} onOnline={() => setFailure(undefined)} />
      )}
      {Dialog && <Dialog isOpen={isOpen} takeTyped={takeTyped} onClose={close} />}
    </>
  );
}

function inTime<T>(awaited: Promise<T>): Promise<T> {
  return Promise.race([
    awaited,
    new Promise<never>((_, reject) => {
      setTimeout(
        () => reject(new Error(`It did not come within ${CLICK_PATIENCE_MS / 1000} seconds.`)),
        CLICK_PATIENCE_MS,
      );
    }),
  ]);
}
