import {HeadCover} from '@/components/covers/cover';
import {Questions} from '@/components/home/questions';
import {SaveSection} from '@/components/offline/save-section.client';
import {DocsRootLink} from '@/components/page/docs-root-link';
import {PageLayout} from '@/components/page/page-layout';
import {Paginator} from '@/components/page/paginator';
import {DocsSidebar} from '@/components/sidebar/docs-sidebar';
import {Static} from '@/components/ui/static';
import {questions} from '@/content/sections';
import {type Category, type Doc, loadContent} from '@/lib/content';
import {OFFLINE_SECTIONS_PATH} from '@/lib/output/files/offline-sections';
import {url} from '@/lib/urls';
import {CardGroups} from './card-groups';
import {JumpLinks, linksToGroups} from './jump-links';

/** A category: what to read first, and a card for each doc. */
export async function CategoryPage({category}: {category: Category}) {
  const {docs, articles} = await loadContent();
  const {route, title, description, hue, section, start, groups} = category;
  // other content (CONTENT_DIR) lacks some of the answers
  const asked = (section && questions[section]) || [];
  const answered = asked.filter(({to}) => articles.some((article) => article.route === to.split('#')[0]));
  const sidebar = docs.sidebarOf(route);
  const {previous, next} = docs.neighbours(route);
  const home = docs.sections.find(({id}) => id === section);
  return (
    <PageLayout
      title={title}
      lead={description}
      kicker={<DocsRootLink />}
      hue={hue}
      width="page"
      hasSearch
      sidebar={sidebar && <DocsSidebar sidebar={sidebar} path={route} hue={hue} open={title} section={home} />}
    >
      <Start docs={start} />
      <Static className="category-page-questions">
        <Questions questions={answered} />
      </Static>
      <Static>
        <JumpLinks links={linksToGroups(category)} label="Groups of articles" isWide />
      </Static>
      <CardGroups groups={groups} list={route} />
      <SaveSection id={section ?? route} index={url(OFFLINE_SECTIONS_PATH)} />
      <Paginator
        label="Docs pages"
        before={previous && {name: 'Previous', ...previous}}
        after={next && {name: 'Next', ...next}}
      />
    </PageLayout>
  );
}

const THESE = ['this one', 'these two', 'these three'];

function Start({docs}: {docs: readonly Doc[]}) {
  const [first] = docs;
  if (!first) return null;
  return (
    <Static as="section" className="category-page-start">
      <div>
        <h2 className="category-page-title">Start with {THESE[docs.length - 1]}</h2>
        <ol className="category-page-list">
          {docs.map(({id, route, title}) => (
            <li key={id}>
              <a href={url(route)}>{title}</a>
            </li>
          ))}
        </ol>
      </div>
      <HeadCover route={first.route} />
    </Static>
  );
}
