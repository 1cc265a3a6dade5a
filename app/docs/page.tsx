import type {Metadata} from 'next';
import {DocsHome} from '@/components/home/docs-home';
import {FIXED_PAGES} from '@/lib/fixed-pages';
import {pageMetadata} from '@/lib/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata(FIXED_PAGES['docs-root']);
}

export default function DocsRootPage() {
  return <DocsHome />;
}
