import {ContactLinks} from '@/components/article/contact-links';
import {PageLayout} from '@/components/page/page-layout';
import {Drawing} from '@/components/ui/drawing';
import {Link} from '@/components/ui/link';
import {LinkedHeading} from '@/components/ui/linked-heading';
import {urgentContacts} from '@/lib/data/rows';
import {OFFLINE_SECTIONS_PATH} from '@/lib/output/files/offline-sections';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';
import {url} from '@/lib/urls';
import {OfflineSwitch} from './offline-switch.client';
import {SaveSections} from './save-section.client';
import {SavedPages} from './saved-pages.client';
import {UnsavedNotice} from './unsaved-notice.client';

/** The page /offline, which the service worker also shows in place of pages that are not saved. */
export function OfflinePage() {
  const [emergency] = urgentContacts();
  return (
    <PageLayout
      title={FIXED_PAGES.offline.title}
      lead="Pages you have opened can still be read on this device without a connection. You can also save whole sections in advance."
    >
      <UnsavedNotice />
      {emergency && (
        <p>
          <b>In danger? Call</b> <ContactLinks contact={emergency.contact} />
        </p>
      )}
      <Drawing name="offline.svg#drawing" viewBox="0 0 420 190" className="offline-page-drawing" />
      <noscript>
        <p>
          Keeping pages needs JavaScript. <Link href="/a-z">The list of all articles from A to Z</Link> leads everywhere
          else.
        </p>
      </noscript>
      {/* only the browser knows the rest, so the application loads without waiting for intent */}
      <section className="offline-page-band" aria-labelledby="on-this-device" data-needs-app="">
        {/* receives the focus when the last page of the list is removed */}
        <LinkedHeading id="on-this-device" text="On this device" tabIndex={-1} />
        <SavedPages />
      </section>
      <section className="offline-page-band" aria-labelledby="your-choice">
        <LinkedHeading id="your-choice" text="Your choice" />
        <p>
          The pages stay in this browser. Nobody else learns which ones they are. Turn this off and they are deleted at
          once. <Link href="/privacy">What else this site keeps</Link>
        </p>
        <OfflineSwitch />
      </section>
      <section className="offline-page-band offline-page-sections" aria-labelledby="save-a-section" data-print="none">
        <LinkedHeading id="save-a-section" text="Save a section" />
        <p>Choose what you want to take along. It needs a connection now, and none later.</p>
        <SaveSections index={url(OFFLINE_SECTIONS_PATH)} />
      </section>
    </PageLayout>
  );
}
