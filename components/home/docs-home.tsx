import {SaveSections} from '@/components/offline/save-section.client';
import {PageLayout} from '@/components/page/page-layout';
import {Link} from '@/components/ui/link';
import {LinkedHeading} from '@/components/ui/linked-heading';
import {Static} from '@/components/ui/static';
import {loadContent} from '@/lib/content';
import {counted} from '@/lib/counted';
import {OFFLINE_SECTIONS_PATH} from '@/lib/output/files/offline-sections';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';
import {url} from '@/lib/urls';
import {SectionCards} from './section-cards';

/** The page /docs: a card for each section, and where to start. */
export async function DocsHome() {
  const {docs} = await loadContent();
  const intro = docs.doc(docs.version.mainDocId);
  const sections = docs.sections.filter((section) => section.docs.length > 0);
  const articles = sections.flatMap((section) => section.docs);
  const ways = [
    ...(intro ? [intro] : []),
    ...docs.categories.filter(({section}) => section === undefined),
    {...FIXED_PAGES['a-z'], route: FIXED_PAGES['a-z'].path},
    {route: FIXED_PAGES['docs-tags'].path, title: 'All tags', description: `${docs.tags.length} subjects from A to Z.`},
  ];
  return (
    <PageLayout
      title={FIXED_PAGES['docs-root'].title}
      lead={`${counted(articles.length, 'article')} in ${counted(sections.length, 'section')}. Each answers one question, says how sure the answer is, and names its sources.`}
      width="page"
      hasSearch
    >
      <Static>
        <section className="home-page-band" aria-labelledby="all-sections">
          <LinkedHeading id="all-sections" text="Sections" />
          <SectionCards sections={docs.sections} list="/docs" hasGroups />
        </section>
        <section className="home-page-band" aria-labelledby="other-ways">
          <LinkedHeading id="other-ways" text="Other ways in" />
          <ul className="card-grid home-page-ways">
            {ways.map(({route, title, description}) => (
              <li key={route}>
                <a className="article-card" href={url(route)}>
                  <div className="article-card-words">
                    <h3 className="article-card-title">{title}</h3>
                    <p className="article-card-text">{description}</p>
                  </div>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </Static>
      <section className="home-page-band" aria-labelledby="without-a-connection">
        <LinkedHeading id="without-a-connection" text="Read without a connection" />
        <p>
          Save a section on this device before a journey. <Link href="/offline">What is saved</Link>
        </p>
        <SaveSections index={url(OFFLINE_SECTIONS_PATH)} />
      </section>
    </PageLayout>
  );
}
