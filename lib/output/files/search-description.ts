import 'server-only';
import {siteConfig} from '@/lib/config';
import {escapeAttribute, escapeHtml} from '@/lib/output/plain/tree';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';
import {absoluteUrl} from '@/lib/urls';

/** Announced by `<link rel="search">` on the home page and the search page. */
export const SEARCH_DESCRIPTION = '/opensearch.xml';

/** Lets browsers search from the address bar (https://github.com/dewitt/opensearch). At most 16 characters a name. */
export function searchDescription(): string {
  const {title, description, favicon} = siteConfig();
  const answers = absoluteUrl(FIXED_PAGES.search.path);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title.slice(0, 16))}</ShortName>
  <Description>${escapeHtml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image>${escapeHtml(absoluteUrl(favicon))}</Image>
  <Url type="text/html" template="${escapeAttribute(answers)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
