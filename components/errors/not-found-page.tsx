import {SectionCards} from '@/components/home/section-cards';
import {PageLayout} from '@/components/page/page-layout';
import {SearchButton} from '@/components/search/search-button';
import {Drawing} from '@/components/ui/drawing';
import {Static} from '@/components/ui/static';
import {loadContent} from '@/lib/content';
import {url} from '@/lib/urls';
import {ClosestPage} from './closest-page.client';

export async function NotFoundPage() {
  const {docs} = await loadContent();
  return (
    <PageLayout title="Page Not Found" lead="We could not find what you were looking for." width="page">
      <div className="not-found-page-ways">
        <Drawing name="not-found.svg#404" viewBox="0 0 420 220" className="not-found-page-drawing" />
        <div>
          <p className="not-found-page-search">
            <SearchButton place="page" />
          </p>
          <div className="not-found-page-hint" data-needs-app="">
            <ClosestPage index={url('/routes.json')} />
          </div>
        </div>
      </div>
      <Static as="section">
        <h2>The sections</h2>
        <SectionCards sections={docs.sections} />
      </Static>
    </PageLayout>
  );
}
