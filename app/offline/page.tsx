import type {Metadata} from 'next';
import {OfflinePage} from '@/components/offline/offline-page';
import {pageMetadata} from '@/lib/site/head/metadata';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

export function generateMetadata(): Metadata {
  return pageMetadata({...FIXED_PAGES.offline, isHidden: true});
}

export default function OfflineRoute() {
  return <OfflinePage />;
}
