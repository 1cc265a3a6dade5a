import type {Metadata} from 'next';
import {OfflinePage} from '@/components/offline/offline-page';
import {pageMetadata} from '@/lib/head/metadata';
import {FIXED_PAGES} from '@/lib/routing/fixed-pages';

export function generateMetadata(): Metadata {
  return pageMetadata({...FIXED_PAGES.offline, isHidden: true});
}

export default function OfflineRoute() {
  return <OfflinePage />;
}
