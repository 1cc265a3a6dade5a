import {SaveSection} from '@/components/offline/save-section.client';
import {DocsRootLink} from '@/components/page/docs-root-link';
import {PageFrame} from '@/components/page/page-frame';
import {Paginator} from '@/components/page/paginator';
import {DocsSidebar} from '@/components/sidebar/docs-sidebar';
import {type Category, loadContent} from '@/lib/content';
import {OFFLINE_SECTIONS_PATH} from '@/lib/offline/sections';
import {url} from '@/lib/urls';
import {CardGroups} from './card-groups';

/** A generated index: a card for each doc of a category. */
export async function CategoryPage({category}: {category: Category}) {
  const {docs} = await loadContent();
  const sidebar = docs.sidebarOf(category.route);
  const {previous, next} = docs.neighbours(category.route);
  return (
    <PageFrame
      title={category.title}
      lead={category.description}
      kicker={<DocsRootLink />}
      hue={category.hue}
      width="page"
      sidebar={sidebar && <DocsSidebar sidebar={sidebar} path={category.route} hue={category.hue} />}
    >
      <CardGroups groups={category.groups} list={category.route} />
      <SaveSection id={category.route} index={url(OFFLINE_SECTIONS_PATH)} />
      <Paginator
        label="Docs pages"
        before={previous && {name: 'Previous', ...previous}}
        after={next && {name: 'Next', ...next}}
      />
    </PageFrame>
  );
}
