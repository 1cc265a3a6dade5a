import {useEffect, useState} from 'react';
import {fetchJson} from '@/lib/client/browser/fetch-json';
import type {OfflineSection, OfflineSections} from '@/lib/output/files/offline-sections';

let request: Promise<readonly OfflineSection[]> | undefined;

/** The sections that can be saved, fetched once per page load. Rejects without a network; the next call tries again. */
export function fetchSections(address: string): Promise<readonly OfflineSection[]> {
  request ??= fetchJson<OfflineSections>(address)
    .then(({sections}) => sections)
    .catch((error) => {
      request = undefined;
      throw error;
    });
  return request;
}

/** `fetchSections` as a hook: undefined until loaded, and without a network. */
export function useSections(address: string): readonly OfflineSection[] | undefined {
  const [sections, setSections] = useState<readonly OfflineSection[]>();

  useEffect(() => {
    fetchSections(address).then(setSections, () => undefined);
  }, [address]);

  return sections;
}
