import {Suspense} from 'react';
import {Questions} from '@/components/home/questions';
import {SectionCards} from '@/components/home/section-cards';
import {Drawing} from '@/components/ui/drawing';
import {Link} from '@/components/ui/link';
import {Static} from '@/components/ui/static';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {SearchDescription} from './search-description';
import {SearchResults} from './search-results.client';

/** The search with its results, which need JavaScript, and the sections, for readers without a query. */
export async function SearchPage() {
  const {docs} = await loadContent();
  return (
    <div className="search-page">
      <SearchDescription />
      {/* the query is in the address, which only the browser knows */}
      <Suspense fallback={<NeedsScript />}>
        <SearchResults />
      </Suspense>
      <Static as="section" className="search-page-sections">
        <Drawing name="not-found.svg#drawing" viewBox="0 0 420 220" className="search-page-drawing" />
        <Questions questions={siteConfig().questions} />
        <h2>The sections</h2>
        <SectionCards sections={docs.sections} />
      </Static>
    </div>
  );
}

/** Replaces the search: at once without scripts, and after a while when they do not load. */
function NeedsScript() {
  return (
    <p className="search-page-fallback" data-needs-app="">
      Searching needs JavaScript. Without it, <Link href="/a-z">the list of all articles from A to Z</Link> leads
      everywhere.
    </p>
  );
}
