'use client';

import {useEffect, useState} from 'react';
import {canKeepPages, isOfflineWanted, setOfflineWanted} from '@/lib/browser/offline';
import styles from './offline-page.module.css';

/** Keeps pages on this device, or deletes everything and leaves no service worker behind. The choice is remembered. */
export function OfflineSwitch() {
  const [isOn, setOn] = useState<boolean>();
  const [said, setSaid] = useState('');

  useEffect(() => setOn(canKeepPages() && isOfflineWanted()), []);

  const toggle = async () => {
    if (isOn === undefined) return;
    if (!canKeepPages()) return setSaid('This browser cannot keep pages.');
    setOn(!isOn);
    await setOfflineWanted(!isOn);
    setSaid(isOn ? 'Everything was deleted. Nothing more is kept.' : 'Pages you open are kept from now on.');
  };
  return (
    <>
      <button type="button" role="switch" aria-checked={isOn ?? true} className={styles.switch} onClick={toggle}>
        <span className={styles.track} aria-hidden="true" />
        Keep pages on this device
      </button>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}
