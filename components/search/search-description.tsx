import {siteConfig} from '@/lib/config';
import {SEARCH_DESCRIPTION} from '@/lib/output/files/search-description';
import {url} from '@/lib/urls';

/** Lets browsers search the site from the address bar. React moves it into the head. */
export function SearchDescription() {
  return (
    <link
      rel="search"
      type="application/opensearchdescription+xml"
      title={siteConfig().title}
      href={url(SEARCH_DESCRIPTION)}
    />
  );
}
