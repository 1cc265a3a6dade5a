import './_styles/index.css';
import type {Metadata} from 'next';
import {NotFoundPage} from '@/components/errors/not-found-page';
import {Document} from '@/components/shell/document';
import {pageMetadata, siteMetadata} from '@/lib/site/head/metadata';

// global: an ordinary not-found page would be part of every page's data. Next adds noindex itself.
export function generateMetadata(): Metadata {
  const {title, description, openGraph, twitter} = pageMetadata({
    path: '/404',
    title: 'Page Not Found',
    description: 'We could not find what you were looking for.',
  });
  return {
    ...siteMetadata(),
    title,
    description,
    // a wrong address can be shared like any other, but has no canonical address
    openGraph: {...openGraph, url: undefined},
    twitter,
  };
}

export default function GlobalNotFound() {
  return (
    <Document isOutsideRouter>
      <NotFoundPage />
    </Document>
  );
}
