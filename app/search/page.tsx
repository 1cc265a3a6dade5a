import {PageLayout} from '@/components/page/page-layout';
import {SearchPage} from '@/components/search/search-page';
import {pageMetadata} from '@/lib/site/head/metadata';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

export const generateMetadata = () => pageMetadata({...FIXED_PAGES.search, isHidden: true});

export default function SearchRoute() {
  return (
    <PageLayout title={FIXED_PAGES.search.title}>
      <SearchPage />
    </PageLayout>
  );
}
