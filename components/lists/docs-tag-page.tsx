import {DocsRootLink} from '@/components/page/docs-root-link';
import {PageFrame} from '@/components/page/page-frame';
import {Link} from '@/components/ui/link';
import {loadContent} from '@/lib/content';
import {docsTagTitle, tagListPath} from '@/lib/routes';
import {found} from '@/lib/routing/params';
import {DocList} from './doc-list';
import {ListPagination} from './list-pagination';

/** One page of the docs with a tag. */
export async function DocsTagPage({slug, number}: {slug: string; number: number}) {
  const {docs} = await loadContent();
  const tag = found(docs.tag(slug), `/docs/tags/${slug}`);
  const path = tagListPath(tag, number);
  const page = found(docs.tagPage(slug, number), path);
  return (
    <PageFrame
      title={docsTagTitle(tag, number)}
      kicker={<DocsRootLink />}
      lead={
        <>
          {tag.description} <Link href="/docs/tags">View all tags</Link>
        </>
      }
    >
      <DocList docs={page.items} list={path} />
      <ListPagination label="Pages of this tag" page={page} pathOf={(other) => tagListPath(tag, other)} />
    </PageFrame>
  );
}
