import {Icon} from '@/components/ui/icon';
import {siteConfig} from '@/lib/config';
import {renderSnippet} from '@/lib/content/markdown/render-snippet';

/** Static. lib/client/inline/before-paint.ts hides it for readers who closed it; controls.ts handles its button. */
export async function AnnouncementBar() {
  const {announcementBar: bar} = siteConfig();
  if (!bar) return null;
  const rendered = renderSnippet(bar.content, 'content/site.ts, announcementBar.content');
  // there the bar stays empty, and the box over the page says why (lib/config/setting-faults.ts)
  const html = await (process.env.NODE_ENV === 'development' ? rendered.catch(() => '') : rendered);
  const colors = [
    bar.backgroundColor && `background:${bar.backgroundColor}`,
    bar.textColor && `color:${bar.textColor}`,
  ].filter(Boolean);
  return (
    <section className="announcement-bar" aria-label="Announcement" data-announcement-bar="" data-print="none">
      {colors.length > 0 && <style>{`[data-announcement-bar]{${colors.join(';')}}`}</style>}
      {/* compiled with the allow list of articles */}
      <div className="announcement-bar-content" dangerouslySetInnerHTML={{__html: html}} />
      {bar.isCloseable && (
        <button type="button" className="announcement-bar-close" aria-label="Close" data-control="close-announcement">
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
