import {Breadcrumbs} from '@/components/page/breadcrumbs';
import {DocsRootLink} from '@/components/page/docs-root-link';
import {hueOf} from '@/components/page/hue';
import {DocsSidebar} from '@/components/sidebar/docs-sidebar';
import {Link} from '@/components/ui/link';
import {DocsVersionBadge, DocsVersionBanner, PreferredVersion} from '@/components/versions/docs-version';
import {siteConfig} from '@/lib/config';
import {type Doc, loadContent} from '@/lib/content';
import {formatDay} from '@/lib/dates';
import {ArticleLayout} from './article-layout';

export async function DocArticle({doc}: {doc: Doc}) {
  const {docs} = await loadContent();
  const {previous, next} = docs.neighbours(doc.route);
  const sidebar = docs.sidebarOf(doc.route);
  const section = docs.sections.find(({id}) => id === doc.section);
  return (
    <>
      <PreferredVersion />
      <ArticleLayout
        article={doc}
        breadcrumbs={
          <>
            <DocsVersionBanner />
            {siteConfig().docs.breadcrumbs && <Breadcrumbs doc={doc} docs={docs} />}
          </>
        }
        kicker={section?.route ? <Link href={section.route}>{section.label}</Link> : <DocsRootLink />}
        meta={
          <>
            <span>{doc.readingMinutes} min read</span>{' '}
            <span>
              Last updated <time dateTime={doc.updated}>{formatDay(doc.updated)}</time>
            </span>{' '}
            <DocsVersionBadge />
          </>
        }
        sidebar={sidebar && <DocsSidebar sidebar={sidebar} path={doc.route} hue={hueOf(doc)} section={section} />}
        neighbours={{
          label: 'Docs pages',
          before: previous && {name: 'Previous', ...previous},
          after: next && {name: 'Next', ...next},
        }}
      />
    </>
  );
}
