'use client';

import {ThemeProvider} from 'next-themes';
import {useLayoutEffect, useState} from 'react';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';

interface ColorModeOptions {
  readonly defaultMode: 'light' | 'dark';
  readonly respectSystem: boolean;
  readonly disableSwitch: boolean;
}

/**
 * next-themes: follows the system and the storage while the application runs. lib/client/inline/before-paint.ts has set
 * the mode before the first paint, and checks what other tabs store; lib/client/inline/controls.ts handles the toggle.
 */
export function ColorMode({defaultMode, respectSystem, disableSwitch}: ColorModeOptions) {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);

  return (
    isHydrated && (
      <ThemeProvider
        attribute="data-theme"
        storageKey={STORAGE_KEYS.theme}
        defaultTheme={respectSystem ? 'system' : defaultMode}
        forcedTheme={disableSwitch ? defaultMode : undefined}
        enableSystem={respectSystem}
        enableColorScheme={false}
        // its own script would set the mode too late: as data it does not run
        scriptProps={{type: 'application/json'}}
      />
    )
  );
}
