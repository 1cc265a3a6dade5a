import type {Metadata} from 'next';
import {Gallery} from '@/components/gallery/gallery';
import {PageLayout} from '@/components/page/page-layout';

export const metadata: Metadata = {title: 'Components'};

export default function ComponentsPage() {
  return (
    <PageLayout
      title="Components and figures"
      kicker="Only in development"
      lead={
        <>
          Everything an article may hold, as readers see it, with what to write. Every key and setting is in the{' '}
          <a href="/dev/reference">reference</a>.
        </>
      }
      width="page"
    >
      <Gallery />
    </PageLayout>
  );
}
