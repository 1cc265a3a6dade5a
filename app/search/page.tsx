import type {Metadata} from 'next';
import {PageFrame} from '@/components/page/page-frame';
import {SearchPage} from '@/components/search/search-page';
import {pageMetadata} from '@/lib/site/head/metadata';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

export function generateMetadata(): Metadata {
  return pageMetadata({...FIXED_PAGES.search, isHidden: true});
}

export default function SearchRoute() {
  return (
    <PageFrame title={FIXED_PAGES.search.title}>
      <SearchPage />
    </PageFrame>
  );
}
