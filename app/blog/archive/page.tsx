import {Archive} from '@/components/lists/archive';
import {PageLayout} from '@/components/page/page-layout';
import {loadContent} from '@/lib/content';
import {counted} from '@/lib/counted';
import {pageMetadata} from '@/lib/site/head/metadata';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

export const generateMetadata = () => pageMetadata(FIXED_PAGES['blog-archive']);

export default async function ArchivePage() {
  const {blog} = await loadContent();
  const first = blog.years.at(-1)?.year;
  return (
    <PageLayout
      hasSearch
      title={FIXED_PAGES['blog-archive'].title}
      lead={first && `${counted(blog.listed.length, 'post')} since ${first}.`}
      hue="sun"
      width="page"
    >
      <Archive years={blog.years} />
    </PageLayout>
  );
}
