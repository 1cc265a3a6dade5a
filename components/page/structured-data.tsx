import {printJsonLd, type Thing} from '@/lib/head/structured-data';

/** What the page is, for search engines. Data, never run: the content security policy needs no hash for it. */
export function StructuredData({things}: {things: readonly Thing[]}) {
  // JSON with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: printJsonLd(things)}} />;
}
