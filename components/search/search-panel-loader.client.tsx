'use client';

import {type ComponentType, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {DelayedSpinner} from '@/components/ui/delayed-spinner';
import {SEARCH_IDS} from '@/lib/client/behavior/dialog-ids';
import {mayPrefetch} from '@/lib/client/browser/connection';
import {CLICK_TIMEOUT_MS} from '@/lib/client/browser/timeouts';
import {loadStartScreen} from './search-client';
import {SearchFailure} from './search-failure.client';
import type {SearchPanelProps} from './search-panel.client';

interface DialogElements extends SearchPanelProps {
  /** The element into which the panel is rendered. */
  readonly container: Element;
}

/**
 * Loads the search panel into the dialog (search-dialog.tsx) when it opens, or is about to. If that fails, the dialog
 * says so; a query typed meanwhile opens the results page.
 */
export function SearchPanelLoader() {
  const [mounted, setMounted] = useState<DialogElements>();
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();
  const [failure, setFailure] = useState<{isOffline: boolean}>();

  useEffect(() => {
    // the button shows the system's keyboard shortcut
    document.documentElement.toggleAttribute('data-apple', /Mac|iP/.test(navigator.platform));
    const elements = dialogElements();
    let isFetching = false;
    let isCleared = false;
    const takeOver = () => {
      // the static content from before the application
      if (!isCleared) elements.container.replaceChildren();
      isCleared = true;
      setMounted(elements);
    };
    const fetchPanel = async () => {
      if (isFetching) return;
      isFetching = true;
      setFailure(undefined);
      // the engine starts while the panel is on its way
      void loadStartScreen();
      try {
        const {SearchPanel} = await withTimeout(import('./search-panel.client'));
        takeOver();
        setPanel(() => SearchPanel);
      } catch (error) {
        console.warn('The search could not be fetched.', error);
        isFetching = false;
        if (!elements.dialog.open) return;
        // the search page has its own scripts, also after a deployment
        if (elements.input.value && navigator.onLine) return elements.form.requestSubmit();
        takeOver();
        setFailure({isOffline: !navigator.onLine});
      }
    };
    const onPointerOver = ({target}: PointerEvent) => {
      if ((target as Element).closest('[data-control=search]') && mayPrefetch()) void fetchPanel();
    };
    if (elements.dialog.open) void fetchPanel();
    addEventListener('sunroot:search', fetchPanel);
    document.addEventListener('pointerover', onPointerOver);
    return () => {
      removeEventListener('sunroot:search', fetchPanel);
      document.removeEventListener('pointerover', onPointerOver);
    };
  }, []);

  if (!mounted) return null;
  const retry = () => dispatchEvent(new Event('sunroot:search'));
  const waiting = failure ? <SearchFailure {...failure} onRetry={retry} /> : <DelayedSpinner />;
  return createPortal(Panel ? <Panel {...mounted} /> : waiting, mounted.container);
}

function dialogElements(): DialogElements {
  const dialog = document.getElementById(SEARCH_IDS.dialog) as HTMLDialogElement;
  const form = dialog.querySelector('form')!;
  return {dialog, form, input: form.querySelector('input')!, container: form.nextElementSibling!};
}

function withTimeout<T>(awaited: Promise<T>): Promise<T> {
  return Promise.race([
    awaited,
    new Promise<never>((_, reject) => {
      setTimeout(
        () => reject(new Error(`It did not come within ${CLICK_TIMEOUT_MS / 1000} seconds.`)),
        CLICK_TIMEOUT_MS,
      );
    }),
  ]);
}
