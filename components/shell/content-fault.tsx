import {siteConfig} from '@/lib/config';
import {versionWarnings} from '@/lib/config/empty-versions';
import {settingFaults} from '@/lib/config/setting-faults';
import {contentFaults, loadContent} from '@/lib/content';
import {SiteError} from '@/lib/errors';
import {Faults} from '@/lib/faults';
import {checkSearchData} from '@/lib/output/files/search/search-data';
import {navbarItems} from '@/lib/site/links/navbar-targets';

/** Development only: shows errors in the content, and docs versions without docs, over the page's last good state. */
export async function ContentFault() {
  if (process.env.NODE_ENV === 'development') {
    const {docs} = await loadContent();
    // records what is wrong with its targets
    navbarItems(docs);
    const settings = await settingFaults(process.cwd(), siteConfig());
    const search = new Faults();
    checkSearchData(process.cwd(), search);
    const errors = [...settings.map(({details}) => details), ...contentFaults(), ...search.list];
    const warnings = versionWarnings(process.cwd(), siteConfig()).map(({details}) => details);
    const [first, ...others] = [...errors, ...warnings];
    if (!first) return null;
    const now = errors.length > 0 ? '\n\nUntil this is fixed, pages show the last valid content.' : '';
    return (
      <aside className="content-fault" role="alert" aria-label="Fault in the content">
        <pre>{new SiteError(first, ...others).message + now}</pre>
      </aside>
    );
  }
  return null;
}
