'use client';

import {ThemeProvider} from 'next-themes';
import {useEffect, useState} from 'react';
import {useBrowserLayoutEffect} from '@/components/ui/use-browser-layout-effect';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {readStored} from '@/lib/client/browser/storage';

interface ColorModeOptions {
  readonly defaultMode: 'light' | 'dark';
  readonly respectSystem: boolean;
  readonly disableSwitch: boolean;
}

/**
 * next-themes: follows the system and the storage while the application runs. The toggle is handled by
 * lib/client/inline/controls.ts, and what comes from other tabs is cleaned up by lib/client/inline/before-paint.ts,
 * which has also set the mode: the package's own script would come too late, so it is not printed into the page.
 */
export function ColorMode({defaultMode, respectSystem, disableSwitch}: ColorModeOptions) {
  const [isHydrated, setHydrated] = useState(false);
  useBrowserLayoutEffect(() => setHydrated(true), []);

  useEffect(() => {
    // the only warning about blocked storage
    readStored(STORAGE_KEYS.theme);
  }, []);

  return (
    isHydrated && (
      <ThemeProvider
        attribute="data-theme"
        storageKey={STORAGE_KEYS.theme}
        defaultTheme={respectSystem ? 'system' : defaultMode}
        forcedTheme={disableSwitch ? defaultMode : undefined}
        enableSystem={respectSystem}
        enableColorScheme={false}
        scriptProps={{type: 'application/json'}}
      />
    )
  );
}
