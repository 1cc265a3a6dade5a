import type {Metadata} from 'next';
import {NotFoundPage} from '@/components/errors/not-found-page';
import {siteConfig} from '@/lib/config';
import {documentTitle} from '@/lib/title';

export function generateMetadata(): Metadata {
  return {title: {absolute: documentTitle('Page Not Found', siteConfig().title)}, robots: {index: false}};
}

export default function NotFound() {
  return <NotFoundPage />;
}
