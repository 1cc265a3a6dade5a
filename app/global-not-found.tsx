import './_styles/index.css';
import type {Metadata} from 'next';
import {NotFoundPage} from '@/components/errors/not-found-page';
import {Document} from '@/components/shell/document';
import {siteConfig} from '@/lib/config';
import {pageMetadata, siteMetadata} from '@/lib/metadata';
import {documentTitle} from '@/lib/title';

// global, because an ordinary not-found page would be sent along with every page of the site
export function generateMetadata(): Metadata {
  const title = 'Page Not Found';
  const {openGraph, twitter} = pageMetadata({
    path: '/404',
    title,
    description: 'We could not find what you were looking for.',
  });
  return {
    ...siteMetadata(),
    // a link that leads nowhere is shared like any other; it has no address of its own to name
    openGraph: {...openGraph, url: undefined},
    twitter,
    title: {absolute: documentTitle(title, siteConfig().title)},
    robots: {index: false},
  };
}

export default function GlobalNotFound() {
  return (
    <Document>
      <NotFoundPage />
    </Document>
  );
}
