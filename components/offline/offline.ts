import {BASE_PATH} from '@/lib/base-path';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {mayPrefetch} from '@/lib/client/browser/connection';
import {readStored, writeStored} from '@/lib/client/browser/storage';
import {offlinePages} from '@/lib/service-worker';

/** The pages of this site on this device. */
export const offline = offlinePages({
  base: BASE_PATH,
  isSavingEnabled: () => readStored(STORAGE_KEYS.offline) !== 'off',
  storeChoice: (isWanted) => writeStored(STORAGE_KEYS.offline, isWanted ? null : 'off'),
  mayPrefetch,
});
