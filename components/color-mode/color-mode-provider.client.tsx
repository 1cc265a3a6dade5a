'use client';

import {ThemeProvider} from 'next-themes';
import {type ReactNode, useEffect} from 'react';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {readStored} from '@/lib/client/browser/storage';

export interface ColorModeOptions {
  readonly defaultMode: 'light' | 'dark';
  readonly respectSystem: boolean;
  readonly disableSwitch: boolean;
}

/**
 * next-themes: follows the system and the storage while the application runs. The toggle is handled by
 * lib/client/inline/controls.ts, and what comes from other tabs is cleaned up by lib/client/inline/before-paint.ts.
 */
export function ColorModeProvider({options, children}: {options: ColorModeOptions; children: ReactNode}) {
  const {defaultMode, respectSystem, disableSwitch} = options;

  useEffect(() => {
    // the only warning about blocked storage
    readStored(STORAGE_KEYS.theme);
  }, []);

  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey={STORAGE_KEYS.theme}
      defaultTheme={respectSystem ? 'system' : defaultMode}
      forcedTheme={disableSwitch ? defaultMode : undefined}
      enableSystem={respectSystem}
      enableColorScheme={false}
      // lib/client/inline/before-paint.ts has set the mode already; the package's own script is printed as data and never runs
      scriptProps={{type: 'application/json'}}
    >
      {children}
    </ThemeProvider>
  );
}
