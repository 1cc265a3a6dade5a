'use client';

import {Icon} from '@/components/ui/icon';
import {writeStored} from '@/lib/browser/storage';
import styles from './announcement-bar.module.css';

export function CloseButton({id, idKey, dismissKey}: {id: string; idKey: string; dismissKey: string}) {
  const close = () => {
    writeStored(idKey, id);
    writeStored(dismissKey, 'true');
    document.documentElement.dataset.announcement = 'dismissed';
  };
  return (
    <button type="button" className={styles.close} aria-label="Close" data-control="announcement" onClick={close}>
      <Icon name="close" />
    </button>
  );
}
