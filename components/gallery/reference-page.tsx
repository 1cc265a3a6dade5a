import {PageFrame} from '@/components/page/page-frame';
import {Static} from '@/components/ui/static';
import {siteConfig} from '@/lib/config';
import {compileMarkdown} from '@/lib/content/compile';
import {nothingFound} from '@/lib/content/markdown/context';
import {referenceText} from '@/lib/reference/reference';
import {url} from '@/lib/urls';

/** docs/reference.md as a page. For development only. */
export async function ReferencePage() {
  const {minHeadingLevel, maxHeadingLevel} = siteConfig().docs.toc;
  const html = await compileMarkdown({
    body: referenceText().replace(/^# .*\n/, ''),
    bodyLine: 1,
    components: {},
    context: {
      file: 'docs/reference.md',
      format: 'md',
      sources: [],
      toc: {min: minHeadingLevel, max: maxHeadingLevel},
      routeOfFile: () => undefined,
      hasFile: () => false,
      url,
      found: nothingFound(),
    },
  });
  return (
    <PageFrame title="Reference" kicker="Only in development" width="page">
      <Static>
        {/* the site's own text, compiled with the allow list */}
        <div className="prose" dangerouslySetInnerHTML={{__html: html}} />
      </Static>
    </PageFrame>
  );
}
