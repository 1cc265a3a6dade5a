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
 * next-themes follows the system setting and the storage while the application runs. lib/client/inline/controls.ts
 * handles the toggle, and lib/client/inline/before-paint.ts cleans up values from other tabs.
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
      // lib/client/inline/before-paint.ts has set the mode; the package's own script is printed as data and never runs
      scriptProps={{type: 'application/json'}}
    >
      {children}
    </ThemeProvider>
  );
}
