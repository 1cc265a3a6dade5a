import {TagIndex} from '@/components/lists/tag-index';
import {DocsRootLink} from '@/components/page/docs-root-link';
import {PageLayout} from '@/components/page/page-layout';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/site/head/metadata';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

export const generateMetadata = () => pageMetadata(FIXED_PAGES['docs-tags']);

export default async function DocsTagsPage() {
  const {docs} = await loadContent();
  return (
    <PageLayout title={FIXED_PAGES['docs-tags'].title} kicker={<DocsRootLink />} width="page" hasSearch>
      <TagIndex tags={docs.tags} />
    </PageLayout>
  );
}
