import type {Metadata} from 'next';
import {Suspense} from 'react';
import {PageFrame} from '@/components/page/page-frame';
import {SearchPage} from '@/components/search/search-page.client';
import {Link} from '@/components/ui/link';
import {pageMetadata} from '@/lib/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: '/search',
    title: 'Search',
    description: 'Search every article of Sunroot: the knowledge base and the blog.',
    isHidden: true,
  });
}

export default function SearchRoute() {
  return (
    <PageFrame title="Search">
      <noscript>
        <p>
          Searching needs JavaScript. Without it, <Link href="/a-z">the list of all articles from A to Z</Link> leads
          everywhere.
        </p>
      </noscript>
      {/* the question stands in the address, which only the browser knows */}
      <Suspense>
        <SearchPage />
      </Suspense>
    </PageFrame>
  );
}
