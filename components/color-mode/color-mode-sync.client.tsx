'use client';

import {useTheme} from 'next-themes';
import {useEffect} from 'react';
import {TINTS} from '@/lib/behavior/color-mode';
import {STORAGE_KEYS} from '@/lib/behavior/storage-keys';
import {readStored, removeStored} from '@/lib/browser/storage';

/**
 * What next-themes leaves open: a key removed or spoilt in another tab counts as no choice, "system" is kept as the absence of a
 * choice, a press while the application was on its way counts, and the colour of the browser's own bar follows.
 */
export function ColorModeSync({fallback}: {fallback: string}) {
  const {theme, forcedTheme, resolvedTheme, setTheme} = useTheme();

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const concerns = event.key === null || event.key === STORAGE_KEYS.theme;
      const isChoice = event.newValue === 'light' || event.newValue === 'dark';
      if (!event.isTrusted || !concerns || (event.key !== null && isChoice)) return;
      // next-themes would write its default back, and the other tab would hear of a choice nobody made
      event.stopImmediatePropagation();
      follow(fallback);
    };
    // brought back from the browser's memory, which no event of another page reaches
    const onShow = ({persisted}: PageTransitionEvent) => {
      if (!persisted) return;
      const stored = readStored(STORAGE_KEYS.theme);
      follow(stored === 'light' || stored === 'dark' ? stored : fallback);
    };
    window.addEventListener('storage', onStorage, {capture: true});
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage, {capture: true});
      window.removeEventListener('pageshow', onShow);
    };
  }, [fallback]);

  useEffect(() => {
    // read in any case: the one warning about blocked storage comes from here
    if (readStored(STORAGE_KEYS.theme) === 'system' && theme === 'system') removeStored(STORAGE_KEYS.theme);
    if (forcedTheme) return;
    const {dataset} = document.documentElement;
    const choose = () => {
      dataset.choice = theme;
    };
    if (dataset.ready !== undefined) return choose();
    // until the application answers, lib/inline/work-control.ts takes the presses: what next-themes has read may be older
    const takeOver = () => {
      const {choice} = dataset;
      if (choice && choice !== theme) setTheme(choice);
      else if (dataset.ready !== undefined) choose();
    };
    takeOver();
    window.addEventListener('sunroot:ready', takeOver, {once: true});
    return () => window.removeEventListener('sunroot:ready', takeOver);
  }, [theme, forcedTheme, setTheme]);

  const mode = forcedTheme ?? resolvedTheme;
  useEffect(() => tintBrowser(mode === 'dark' ? 'dark' : 'light'), [mode]);

  return null;
}

/** React adds its own element when the script in the head has changed the first one: the last is kept. */
function tintBrowser(mode: keyof typeof TINTS): void {
  const metas = [...document.querySelectorAll('meta[name="theme-color"]')];
  metas.at(-1)?.setAttribute('content', TINTS[mode]);
  for (const meta of metas.slice(0, -1)) meta.remove();
}

/** As if another tab had chosen: next-themes follows such an event without writing anything. */
function follow(newValue: string): void {
  window.dispatchEvent(new StorageEvent('storage', {key: STORAGE_KEYS.theme, newValue}));
}
