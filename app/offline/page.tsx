import type {Metadata} from 'next';
import {OfflinePage} from '@/components/offline/offline-page';
import {pageMetadata} from '@/lib/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: '/offline',
    title: 'Reading offline',
    description: 'The pages of Sunroot on this device, and what to save for days without a connection.',
    isHidden: true,
  });
}

export default function OfflineRoute() {
  return <OfflinePage />;
}
