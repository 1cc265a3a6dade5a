'use client';

import {useEffect, useState} from 'react';
import {OFFLINE_CHANGED} from '@/lib/service-worker';
import {offline} from './offline';
import {refusalOf} from './use-save';

/** Turns saving of pages on or off. Off deletes everything and removes the service worker. The choice is stored. */
export function OfflineSwitch() {
  const [isOn, setOn] = useState<boolean>();
  const [message, setMessage] = useState('');

  useEffect(() => {
    const read = () => {
      isSaving().then(setOn, () => setOn(false));
    };
    read();
    addEventListener(OFFLINE_CHANGED, read);
    return () => removeEventListener(OFFLINE_CHANGED, read);
  }, []);

  const toggle = async () => {
    if (isOn === undefined) return;
    const refusal = isOn ? undefined : refusalOf();
    if (refusal) return setMessage(refusal);
    try {
      await offline.setSavingEnabled(!isOn);
      setMessage(
        isOn ? 'Everything was deleted. Nothing more will be saved.' : 'Pages you open will be saved from now on.',
      );
    } catch (error) {
      console.warn('That did not work.', error);
      setMessage(isOn ? 'Not everything could be deleted.' : 'This browser does not allow pages to be saved.');
    }
  };
  return (
    <>
      <button type="button" role="switch" aria-checked={isOn ?? true} className="offline-page-switch" onClick={toggle}>
        <span className="offline-page-track" aria-hidden="true" />
        Keep pages on this device
      </button>
      <p className="offline-page-said" role="status">
        {message}
      </p>
    </>
  );
}

/** Also shown when no more can be saved, as long as there is something to delete. */
async function isSaving(): Promise<boolean> {
  return offline.isSavingEnabled() && (!refusalOf() || (await offline.store.names()).length > 0);
}
