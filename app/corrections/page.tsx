import {Corrections} from '@/components/lists/corrections';
import {PageLayout} from '@/components/page/page-layout';
import {loadContent} from '@/lib/content';
import {correctionsIn} from '@/lib/content/corrections';
import {pageMetadata} from '@/lib/site/head/metadata';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

export const generateMetadata = () => pageMetadata(FIXED_PAGES.corrections);

export default async function CorrectionsPage() {
  return (
    <PageLayout
      title={FIXED_PAGES.corrections.title}
      lead="What was wrong in our articles, and what they say now. Newest first."
    >
      <Corrections days={correctionsIn(await loadContent())} />
    </PageLayout>
  );
}
