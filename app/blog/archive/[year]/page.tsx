import type {Metadata} from 'next';
import {Archive, ArchiveYears} from '@/components/lists/archive';
import {PageFrame} from '@/components/page/page-frame';
import {loadContent} from '@/lib/content';
import {counted} from '@/lib/counted';
import {pageMetadata} from '@/lib/head/metadata';
import {archiveTitle} from '@/lib/routing/fixed-pages';
import {atLeastOne, found} from '@/lib/routing/params';
import {archiveYears} from '@/lib/routing/split-index';

type Props = PageProps<'/blog/archive/[year]'>;

export async function generateStaticParams() {
  const {blog} = await loadContent();
  return atLeastOne(
    archiveYears(blog).map((year) => ({year: String(year)})),
    {year: 'one'},
  );
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {year} = await params;
  return pageMetadata({
    path: `/blog/archive/${year}`,
    title: archiveTitle(year),
    description: `Every post of the blog from ${year}, newest first.`,
  });
}

export default async function ArchiveYearPage({params}: Props) {
  const {year} = await params;
  const {blog} = await loadContent();
  const wanted = archiveYears(blog).find((other) => String(other) === year);
  const group = found(
    blog.years.find((other) => other.year === wanted),
    `/blog/archive/${year}`,
  );
  return (
    <PageFrame title={archiveTitle(year)} lead={`${counted(group.posts.length, 'post')}.`} hue="sun" width="page">
      <ArchiveYears years={blog.years} current={group.year} />
      <Archive years={[group]} />
    </PageFrame>
  );
}
