import {Analytics} from '@/components/analytics/analytics';
import {ArticleActions} from '@/components/article/article-actions.client';
import {CountryLines} from '@/components/article/country-lines.client';
import {FocusAfterNavigation} from '@/components/navigation/focus-after-navigation.client';
import {ProgressBar} from '@/components/navigation/progress-bar.client';
import {ScrollableTabStops} from '@/components/navigation/scrollable-tab-stops.client';
import {SignalReady} from '@/components/navigation/signal-ready.client';
import {RegisterServiceWorker} from '@/components/offline/register-service-worker.client';
import {PagePreviews} from '@/components/previews/page-previews.client';
import {SearchPanelLoader} from '@/components/search/search-panel-loader.client';

/** Everything that runs on every page, beside its content, once the application is ready. */
export function Application() {
  return (
    <>
      <ProgressBar />
      <FocusAfterNavigation />
      <ScrollableTabStops />
      <Analytics />
      <SearchPanelLoader />
      <ArticleActions />
      <CountryLines />
      <PagePreviews />
      <RegisterServiceWorker />
      <SignalReady />
    </>
  );
}
