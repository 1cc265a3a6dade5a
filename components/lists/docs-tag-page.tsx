import {DocsRootLink} from '@/components/page/docs-root-link';
import {PageLayout} from '@/components/page/page-layout';
import {Link} from '@/components/ui/link';
import {loadContent} from '@/lib/content';
import {docsTagTitle} from '@/lib/site/routes';
import {orNotFound} from '@/lib/site/routing/params';
import {DocList} from './doc-list';

/** The docs with a tag. */
export async function DocsTagPage({slug}: {slug: string}) {
  const {docs} = await loadContent();
  const tag = orNotFound(docs.tag(slug), `/docs/tags/${slug}`);
  return (
    <PageLayout
      hasSearch
      title={docsTagTitle(tag)}
      kicker={<DocsRootLink />}
      lead={
        <>
          {tag.description} <Link href="/docs/tags">View all tags</Link>
        </>
      }
    >
      <DocList docs={tag.items} list={tag.route} />
    </PageLayout>
  );
}
