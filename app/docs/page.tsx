import type {Metadata} from 'next';
import {DocsHome} from '@/components/home/docs-home';
import {pageMetadata} from '@/lib/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: '/docs',
    title: 'Knowledge base',
    description:
      'What the Sunroot knowledge base holds: six sections on growing, moving, eating and resting well, and where to begin in each.',
  });
}

export default function DocsRootPage() {
  return <DocsHome />;
}
