import {AToZ} from '@/components/lists/a-z';
import {PageLayout} from '@/components/page/page-layout';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/site/head/metadata';
import {allLabels} from '@/lib/site/routing/a-z-labels';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

export const generateMetadata = () => pageMetadata(FIXED_PAGES['a-z']);

export default async function AToZPage() {
  const labels = allLabels(await loadContent());
  const articles = labels.filter(({kind}) => kind === 'article').length;
  return (
    <PageLayout
      hasSearch
      title={FIXED_PAGES['a-z'].title}
      lead={`All ${articles} articles and every subject, by first letter.`}
      width="page"
    >
      <AToZ labels={labels} />
    </PageLayout>
  );
}
