import {Analytics} from '@/components/analytics/analytics';
import {ArticleActions} from '@/components/article/article-actions.client';
import {CountryLines} from '@/components/article/country-lines.client';
import {Arrival} from '@/components/navigation/arrival.client';
import {BackToTop} from '@/components/navigation/back-to-top.client';
import {ProgressBar} from '@/components/navigation/progress-bar.client';
import {ReadyMark} from '@/components/navigation/ready-mark.client';
import {ScrollStops} from '@/components/navigation/scroll-stops.client';
import {OfflineAgent} from '@/components/offline/offline-agent.client';
import {PagePreviews} from '@/components/previews/page-previews.client';
import {SearchPanelLoader} from '@/components/search/search-panel-loader.client';

/** Everything that runs on every page once the application is ready and renders nothing by itself. */
export function Application() {
  return (
    <>
      <ProgressBar />
      <Arrival />
      <ScrollStops />
      <Analytics />
      <SearchPanelLoader />
      <ArticleActions />
      <CountryLines />
      <PagePreviews />
      <BackToTop />
      <OfflineAgent />
      <ReadyMark />
    </>
  );
}
