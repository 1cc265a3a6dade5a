'use client';

import {Icon} from '@/components/ui/icon';
import {writeStored} from '@/lib/browser/storage';
import {STORAGE_KEYS} from '@/lib/storage-keys';
import styles from './announcement-bar.module.css';

export function CloseButton({id}: {id: string}) {
  const close = () => {
    writeStored(STORAGE_KEYS.announcementId, id);
    writeStored(STORAGE_KEYS.announcementDismissed, 'true');
    document.documentElement.dataset.announcement = 'dismissed';
  };
  return (
    <button type="button" className={styles.close} aria-label="Close" data-control="announcement" onClick={close}>
      <Icon name="close" />
    </button>
  );
}
