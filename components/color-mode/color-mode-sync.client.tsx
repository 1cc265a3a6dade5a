'use client';

import {useTheme} from 'next-themes';
import {useEffect} from 'react';
import {readStored, removeStored} from '@/lib/browser/storage';
import {TINTS} from '@/lib/color-mode';
import {STORAGE_KEYS} from '@/lib/storage-keys';

/**
 * What next-themes leaves open: a key removed or spoilt in another tab counts as no choice, "system" is kept as the absence of a
 * choice, a press while the application was on its way counts, and the colour of the browser's own bar follows.
 */
export function ColorModeSync({fallback}: {fallback: string}) {
  const {theme, resolvedTheme, setTheme} = useTheme();

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const concerns = event.key === null || event.key === STORAGE_KEYS.theme;
      const isChoice = event.newValue === 'light' || event.newValue === 'dark';
      if (!event.isTrusted || !concerns || (event.key !== null && isChoice)) return;
      // next-themes would write its default back, and the other tab would hear of a choice nobody made
      event.stopImmediatePropagation();
      applyDefault(fallback);
    };
    window.addEventListener('storage', onStorage, {capture: true});
    return () => window.removeEventListener('storage', onStorage, {capture: true});
  }, [fallback]);

  useEffect(() => {
    // read in any case: the one warning about blocked storage comes from here
    if (readStored(STORAGE_KEYS.theme) === 'system' && theme === 'system') removeStored(STORAGE_KEYS.theme);
    const {dataset} = document.documentElement;
    const choose = () => {
      dataset.choice = theme;
    };
    if (dataset.ready !== undefined) return choose();
    // until the application answers, lib/inline/until-ready.ts takes the presses: what next-themes has read may be older
    const takeOver = () => {
      const pressed = dataset.choice === 'system' ? fallback : dataset.choice;
      if (pressed && pressed !== theme) setTheme(pressed);
      else if (dataset.ready !== undefined) choose();
    };
    takeOver();
    window.addEventListener('sunroot:ready', takeOver, {once: true});
    return () => window.removeEventListener('sunroot:ready', takeOver);
  }, [theme, fallback, setTheme]);

  useEffect(() => tintBrowser(resolvedTheme === 'dark' ? 'dark' : 'light'), [resolvedTheme]);

  return null;
}

/** React adds its own element when the script in the head has changed the first one: the last is kept. */
function tintBrowser(mode: keyof typeof TINTS): void {
  const metas = [...document.querySelectorAll('meta[name="theme-color"]')];
  metas.at(-1)?.setAttribute('content', TINTS[mode]);
  for (const meta of metas.slice(0, -1)) meta.remove();
}

/** As if another tab had chosen the default: next-themes follows such an event without writing anything. */
function applyDefault(newValue: string): void {
  window.dispatchEvent(new StorageEvent('storage', {key: STORAGE_KEYS.theme, newValue}));
}
