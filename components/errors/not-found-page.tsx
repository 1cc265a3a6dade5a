import {SectionCards} from '@/components/home/section-cards';
import {PageLayout} from '@/components/page/page-layout';
import {SearchButton} from '@/components/search/search-button';
import {Static} from '@/components/ui/static';
import {loadContent} from '@/lib/content';
import {url} from '@/lib/urls';
import {ClosestPage} from './closest-page.client';
import {NotFoundIllustration} from './not-found-illustration';

export async function NotFoundPage() {
  const {docs} = await loadContent();
  return (
    <PageLayout title="Page Not Found" lead="We could not find what you were looking for." width="page">
      <div className="not-found-page-ways">
        <NotFoundIllustration className="not-found-page-drawing" label="404" />
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
        <SectionCards sections={docs.sections} level={3} />
      </Static>
    </PageLayout>
  );
}
