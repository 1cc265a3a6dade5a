'use client';

import {useEffect} from 'react';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {readStored, writeStored} from '@/lib/client/browser/storage';

interface Props {
  persistence: 'localStorage' | 'none';
  /** Every version that exists. */
  names: readonly string[];
  /** The version of this page. */
  current: string;
}

export function PreferredVersionKeeper({persistence, names, current}: Props) {
  useEffect(() => {
    if (persistence === 'none') return;
    const stored = readStored(STORAGE_KEYS.docsVersion);
    if (stored !== null && !names.includes(stored)) writeStored(STORAGE_KEYS.docsVersion, null);
    // with one version there is nothing to prefer
    if (names.length > 1 && stored !== current) writeStored(STORAGE_KEYS.docsVersion, current);
  }, [persistence, names, current]);
  return null;
}
