import type {Metadata} from 'next';
import {Suspense} from 'react';
import {NotFoundIllustration} from '@/components/errors/not-found-illustration';
import {Questions} from '@/components/home/questions';
import {SectionCards} from '@/components/home/section-cards';
import {PageFrame} from '@/components/page/page-frame';
import {NeedsScript} from '@/components/search/needs-script';
import {SearchDescription} from '@/components/search/search-description';
import {SearchPage} from '@/components/search/search-page.client';
import {Static} from '@/components/ui/static';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/site/head/metadata';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

export function generateMetadata(): Metadata {
  return pageMetadata({...FIXED_PAGES.search, isHidden: true});
}

export default async function SearchRoute() {
  const {docs} = await loadContent();
  return (
    <PageFrame title={FIXED_PAGES.search.title}>
      <SearchDescription />
      {/* the query is in the address, which only the browser knows */}
      <div className="search-room-room">
        <Suspense fallback={<NeedsScript />}>
          <SearchPage />
        </Suspense>
        <Static as="section" className="search-room-sections">
          <NotFoundIllustration className="search-room-drawing" />
          <Questions />
          <h2>The sections</h2>
          <SectionCards sections={docs.sections} level={3} />
        </Static>
      </div>
    </PageFrame>
  );
}
