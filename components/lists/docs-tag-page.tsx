import {ThumbnailCover} from '@/components/covers/cover';
import {DocsRootLink} from '@/components/page/docs-root-link';
import {PageLayout} from '@/components/page/page-layout';
import {Link} from '@/components/ui/link';
import {Static} from '@/components/ui/static';
import {loadContent} from '@/lib/content';
import {docsTagTitle} from '@/lib/site/routes';
import {orNotFound} from '@/lib/site/routing/params';
import {url} from '@/lib/urls';

/** The docs with a tag, by title, with their descriptions. */
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
      <Static>
        {tag.items.map(({id, route, title, description}) => (
          <article key={id} className="post-list-entry">
            <ThumbnailCover route={route} list={tag.route} />
            <div className="post-list-words">
              <h2 className="post-list-title">
                <a href={url(route)}>{title}</a>
              </h2>
              <p>{description}</p>
            </div>
          </article>
        ))}
      </Static>
    </PageLayout>
  );
}
