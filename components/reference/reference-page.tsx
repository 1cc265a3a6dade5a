import {SourceList} from '@/components/article/source-list';
import {PageLayout} from '@/components/page/page-layout';
import {Static} from '@/components/ui/static';
import {renderReference} from './render-reference';

/** docs/reference.md as a page, with its examples drawn. Development only. */
export async function ReferencePage() {
  const {html, sources} = await renderReference();
  return (
    <PageLayout title="Reference" kicker="Only in development" width="page">
      <Static>
        {/* the site's own text, compiled with the allow list */}
        <div className="prose" dangerouslySetInnerHTML={{__html: html}} />
        <SourceList ids={sources} html={html} />
      </Static>
    </PageLayout>
  );
}
