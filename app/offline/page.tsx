import type {Metadata} from 'next';
import {OfflinePage} from '@/components/offline/offline-page';
import {FIXED_PAGES} from '@/lib/fixed-pages';
import {pageMetadata} from '@/lib/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({...FIXED_PAGES.offline, isHidden: true});
}

export default function OfflineRoute() {
  return <OfflinePage />;
}
