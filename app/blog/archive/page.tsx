import type {Metadata} from 'next';
import {Archive} from '@/components/lists/archive';
import {PageFrame} from '@/components/page/page-frame';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: '/blog/archive',
    title: 'Archive',
    description: 'Every post of the Sunroot blog by year, from the newest back to the first.',
  });
}

export default async function ArchivePage() {
  const {blog} = await loadContent();
  const first = blog.years.at(-1)?.year;
  return (
    <PageFrame title="Archive" lead={first && `${blog.posts.length} posts since ${first}.`} hue="sun" width="page">
      <Archive years={blog.years} />
    </PageFrame>
  );
}
