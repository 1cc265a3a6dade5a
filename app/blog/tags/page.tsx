import type {Metadata} from 'next';
import {TagIndex} from '@/components/lists/tag-index';
import {PageFrame} from '@/components/page/page-frame';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/metadata';
import {letterBase} from '@/lib/routes';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: '/blog/tags',
    title: 'Blog tags',
    description: 'The subjects of the Sunroot blog from A to Z, with the number of posts on each.',
  });
}

export default async function BlogTagsPage() {
  const {blog} = await loadContent();
  return (
    <PageFrame title="Blog tags" hue="sun" width="page">
      <TagIndex tags={blog.tags} base={letterBase('/blog/tags')} />
    </PageFrame>
  );
}
