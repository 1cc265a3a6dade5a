'use client';

import {useTheme} from 'next-themes';
import {useEffect} from 'react';
import {readStored, removeStored} from '@/lib/browser/storage';
import {STORAGE_KEYS} from '@/lib/storage-keys';

const THEME_COLORS = {light: '#fbf8f1', dark: '#0e1714'};

/**
 * What next-themes leaves open: a key removed or spoilt in another tab counts as no choice, "system" is kept as the absence of a
 * choice, and the colour of the browser's own bar follows.
 */
export function ColorModeSync() {
  const {theme, resolvedTheme, setTheme} = useTheme();

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const concerns = event.key === null || event.key === STORAGE_KEYS.theme;
      const isChoice = event.newValue === 'light' || event.newValue === 'dark';
      if (!concerns || (event.key !== null && isChoice)) return;
      // next-themes would write its default back, and the other tab would hear of a choice nobody made
      event.stopImmediatePropagation();
      applyDefault(setTheme);
    };
    window.addEventListener('storage', onStorage, {capture: true});
    return () => window.removeEventListener('storage', onStorage, {capture: true});
  }, [setTheme]);

  useEffect(() => {
    if (theme === 'system' && readStored(STORAGE_KEYS.theme) === 'system') removeStored(STORAGE_KEYS.theme);
    document.documentElement.dataset.choice = theme;
    const color = THEME_COLORS[resolvedTheme === 'dark' ? 'dark' : 'light'];
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', color);
  }, [theme, resolvedTheme]);

  return null;
}

function applyDefault(setTheme: (theme: string) => void): void {
  const fallback = document.documentElement.dataset.defaultChoice ?? 'light';
  setTheme(fallback);
  removeStored(STORAGE_KEYS.theme);
}
