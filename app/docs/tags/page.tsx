import type {Metadata} from 'next';
import {TagIndex} from '@/components/lists/tag-index';
import {PageFrame} from '@/components/page/page-frame';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/metadata';
import {letterBase} from '@/lib/routes';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: '/docs/tags',
    title: 'Tags',
    description: 'The subjects of the Sunroot knowledge base from A to Z, with the number of articles on each.',
  });
}

export default async function DocsTagsPage() {
  const {docs} = await loadContent();
  return (
    <PageFrame title="Tags" width="page">
      <TagIndex tags={docs.tags} base={letterBase('/docs/tags')} />
    </PageFrame>
  );
}
