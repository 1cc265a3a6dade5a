import {HeadCover} from '@/components/covers/cover';
import {Questions} from '@/components/home/questions';
import {SaveSection} from '@/components/offline/save-section.client';
import {DocsRootLink} from '@/components/page/docs-root-link';
import {PageLayout} from '@/components/page/page-layout';
import {Paginator} from '@/components/page/paginator';
import {DocsSidebar} from '@/components/sidebar/docs-sidebar';
import {Static} from '@/components/ui/static';
import {type Category, type Doc, loadContent} from '@/lib/content';
import {capital} from '@/lib/figures/text';
import {OFFLINE_SECTIONS_PATH} from '@/lib/output/files/offline-sections';
import {url} from '@/lib/urls';
import {CardGroups} from './card-groups';

/** A category: what to read first, and a card for each doc. */
export async function CategoryPage({category}: {category: Category}) {
  const {docs} = await loadContent();
  const {route, title, description, hue, section, start, groups} = category;
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
        <Questions questions={section === undefined ? [] : questionsOf(groups.flatMap((group) => group.docs))} />
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

const MAX_QUESTIONS = 6;
/** Complete questions that fit on a phone. */
const SHORT_QUESTION = /^(?:how|what|why|can|do|does|is|are|when|which|should)\b.{8,40}$/i;

/** A question of readers for every few docs, each with the doc that answers it. */
function questionsOf(docs: readonly Doc[]) {
  const found = docs.flatMap(({asks, route}) => {
    const ask = asks.find((text) => SHORT_QUESTION.test(text));
    return ask === undefined ? [] : [{ask: `${capital(ask).replace(/\?$/, '')}?`, to: route}];
  });
  const step = Math.max(1, Math.floor(found.length / MAX_QUESTIONS));
  return found.filter((_, index) => index % step === 0).slice(0, MAX_QUESTIONS);
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
