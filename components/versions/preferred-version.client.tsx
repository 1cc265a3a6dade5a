'use client';

import {useEffect} from 'react';
import {readStored, removeStored, writeStored} from '@/lib/browser/storage';

interface Props {
  storageKey: string;
  persistence: 'localStorage' | 'none';
  /** Every version that exists. */
  names: readonly string[];
  /** The version of this page. */
  current: string;
}

export function PreferredVersionKeeper({storageKey, persistence, names, current}: Props) {
  useEffect(() => {
    if (persistence === 'none') return;
    const stored = readStored(storageKey);
    if (stored !== null && !names.includes(stored)) removeStored(storageKey);
    // with one version there is nothing to prefer
    if (names.length > 1 && stored !== current) writeStored(storageKey, current);
  }, [storageKey, persistence, names, current]);
  return null;
}
