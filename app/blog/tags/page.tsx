import {TagIndex} from '@/components/lists/tag-index';
import {PageLayout} from '@/components/page/page-layout';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/site/head/metadata';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

export const generateMetadata = () => pageMetadata(FIXED_PAGES['blog-tags']);

export default async function BlogTagsPage() {
  const {blog} = await loadContent();
  return (
    <PageLayout title={FIXED_PAGES['blog-tags'].title} hue="sun" width="page" hasSearch>
      <TagIndex tags={blog.tags} />
    </PageLayout>
  );
}
