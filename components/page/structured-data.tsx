import {printJsonLd, type Thing} from '@/lib/site/head/structured-data';

/** Structured data for search engines. Data does not run, so the content security policy needs no hash for it. */
export function StructuredData({things}: {things: readonly Thing[]}) {
  // JSON with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: printJsonLd(things)}} />;
}
