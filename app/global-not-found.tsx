import './_styles/index.css';
import type {Metadata} from 'next';
import {NotFoundPage} from '@/components/errors/not-found-page';
import {Document} from '@/components/shell/document';
import {siteConfig} from '@/lib/config';
import {siteMetadata} from '@/lib/metadata';
import {documentTitle} from '@/lib/title';

// global, because an ordinary not-found page would be sent along with every page of the site
export function generateMetadata(): Metadata {
  return {
    ...siteMetadata(),
    title: {absolute: documentTitle('Page Not Found', siteConfig().title)},
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
