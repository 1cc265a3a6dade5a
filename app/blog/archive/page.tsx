import type {Metadata} from 'next';
import {Archive, ArchiveYears} from '@/components/lists/archive';
import {PageFrame} from '@/components/page/page-frame';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/metadata';
import {isSplit} from '@/lib/split-index';

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
      {isSplit(blog.posts) ? <ArchiveYears years={blog.years} /> : <Archive years={blog.years} />}
    </PageFrame>
  );
}
