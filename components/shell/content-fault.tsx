import {siteConfig} from '@/lib/config';
import {settingFaults} from '@/lib/config/setting-faults';
import {contentFaults, loadContent} from '@/lib/content';
import {SiteError} from '@/lib/errors';
import {Faults} from '@/lib/faults';
import {checkSearchData} from '@/lib/output/files/search/search-data';
import {navbarItems} from '@/lib/site/links/navbar-targets';

/** Development only: shows errors in the content over the page's last good state. */
export async function ContentFault() {
  if (process.env.NODE_ENV === 'development') {
    const {docs} = await loadContent();
    // records what is wrong with its targets
    navbarItems(docs);
    const settings = await settingFaults(process.cwd(), siteConfig());
    const search = new Faults();
    checkSearchData(process.cwd(), search);
    const [first, ...others] = [...settings.map(({details}) => details), ...contentFaults(), ...search.list];
    if (!first) return null;
    return (
      <aside className="content-fault" role="alert" aria-label="Fault in the content">
        <pre>{`${new SiteError(first, ...others).message}\n\nUntil this is mended, pages show the content of before.`}</pre>
      </aside>
    );
  }
  return null;
}
