'use client';

import {useEffect, useState} from 'react';
import {OFFLINE_CHANGED, setOfflineWanted, store} from '@/lib/client/browser/offline';
import {isOfflineWanted} from '@/lib/client/browser/offline-worker';
import {refusalOf} from './use-save';

/** Turns saving of pages on or off. Off deletes everything and removes the service worker. The choice is stored. */
export function OfflineSwitch() {
  const [isOn, setOn] = useState<boolean>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    const read = () => {
      isKeeping().then(setOn, () => setOn(false));
    };
    read();
    addEventListener(OFFLINE_CHANGED, read);
    return () => removeEventListener(OFFLINE_CHANGED, read);
  }, []);

  const toggle = async () => {
    if (isOn === undefined) return;
    const refusal = isOn ? undefined : refusalOf();
    if (refusal) return setSaid(refusal);
    try {
      await setOfflineWanted(!isOn);
      setSaid(
        isOn ? 'Everything was deleted. Nothing more will be saved.' : 'Pages you open will be saved from now on.',
      );
    } catch (error) {
      console.warn('That did not work.', error);
      setSaid(isOn ? 'Not everything could be deleted.' : 'This browser does not allow pages to be saved.');
    }
  };
  return (
    <>
      <button type="button" role="switch" aria-checked={isOn ?? true} className="offline-page-switch" onClick={toggle}>
        <span className="offline-page-track" aria-hidden="true" />
        Keep pages on this device
      </button>
      <p className="offline-page-said" role="status">
        {said}
      </p>
    </>
  );
}

/** Also shown when no more can be saved, as long as there is something to delete. */
async function isKeeping(): Promise<boolean> {
  return isOfflineWanted() && (!refusalOf() || (await store.names()).length > 0);
}
