import type {Metadata} from 'next';
import {Suspense} from 'react';
import {PageFrame} from '@/components/page/page-frame';
import {NeedsScript} from '@/components/search/needs-script';
import styles from '@/components/search/needs-script.module.css';
import {SearchPage} from '@/components/search/search-page.client';
import {pageMetadata} from '@/lib/head/metadata';
import {FIXED_PAGES} from '@/lib/routing/fixed-pages';

export function generateMetadata(): Metadata {
  return pageMetadata({...FIXED_PAGES.search, isHidden: true});
}

export default function SearchRoute() {
  return (
    <PageFrame title={FIXED_PAGES.search.title}>
      {/* the question stands in the address, which only the browser knows */}
      <div className={styles.room}>
        <Suspense fallback={<NeedsScript />}>
          <SearchPage />
        </Suspense>
      </div>
    </PageFrame>
  );
}
