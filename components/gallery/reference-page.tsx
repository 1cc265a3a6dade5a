import {PageLayout} from '@/components/page/page-layout';
import {Static} from '@/components/ui/static';
import {referenceText} from '@/lib/authoring/reference/reference';
import {compileMarkdown} from '@/lib/content/markdown/compile';
import {compileContext} from '@/lib/content/markdown/context';

/** docs/reference.md as a page. Development only. */
export async function ReferencePage() {
  const html = await compileMarkdown({
    body: referenceText().replace(/^# .*\n/, ''),
    bodyLine: 1,
    components: {},
    context: compileContext('docs/reference.md'),
  });
  return (
    <PageLayout title="Reference" kicker="Only in development" width="page">
      <Static>
        {/* the site's own text, compiled with the allow list */}
        <div className="prose" dangerouslySetInnerHTML={{__html: html}} />
      </Static>
    </PageLayout>
  );
}
