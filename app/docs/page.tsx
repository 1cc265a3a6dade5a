import type {Metadata} from 'next';
import {DocsHome} from '@/components/home/docs-home';
import {pageMetadata} from '@/lib/site/head/metadata';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

export function generateMetadata(): Metadata {
  return pageMetadata(FIXED_PAGES['docs-root']);
}

export default function DocsRootPage() {
  return <DocsHome />;
}
