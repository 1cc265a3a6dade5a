'use client';

import {ThemeProvider} from 'next-themes';
import type {ReactNode} from 'react';
import {STORAGE_KEYS} from '@/lib/behavior/storage-keys';
import {ColorModeSync} from './color-mode-sync.client';

export interface ColorModeOptions {
  readonly defaultMode: 'light' | 'dark';
  readonly respectSystem: boolean;
  readonly disableSwitch: boolean;
}

export function ColorModeProvider({options, children}: {options: ColorModeOptions; children: ReactNode}) {
  const {defaultMode, respectSystem, disableSwitch} = options;
  const fallback = respectSystem ? 'system' : defaultMode;
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey={STORAGE_KEYS.theme}
      defaultTheme={fallback}
      forcedTheme={disableSwitch ? defaultMode : undefined}
      enableSystem={respectSystem}
      enableColorScheme={false}
      // lib/inline/before-paint.ts has set the mode already: the package's own script is printed as data and never runs
      scriptProps={{type: 'application/json'}}
    >
      <ColorModeSync fallback={fallback} />
      {children}
    </ThemeProvider>
  );
}
