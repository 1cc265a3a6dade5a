import {readFileSync} from 'node:fs';
import {ArticleCard} from '@/components/lists/article-card';
import {StructuredData} from '@/components/page/structured-data';
import {SearchButton} from '@/components/search/search-button';
import {Link} from '@/components/ui/link';
import {LinkedHeading} from '@/components/ui/linked-heading';
import {Static} from '@/components/ui/static';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {POSTS_ON_HOME} from '@/lib/content/pagination';
import {inSeason} from '@/lib/content/season';
import {buildDay} from '@/lib/dates';
import {siteThings} from '@/lib/site/head/structured-data';
import {startPage} from '@/lib/site/links/start-page';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';
import {Promises} from './promises';
import {Questions} from './questions';
import {SectionCards} from './section-cards';

export async function HomePage() {
  const {blog, docs} = await loadContent();
  const {title, tagline, description, questions} = siteConfig();
  const season = inSeason(blog.listed, buildDay());
  return (
    <div className="home-page">
      <section className="home-page-hero">
        <div>
          <h1 className="home-page-tagline">{tagline}</h1>
          <p className="home-page-lead">{description}</p>
          <div className="home-page-actions">
            <SearchButton place="page" />
            <Link className="home-page-start" href={startPage(docs)}>
              {`New to ${title}? Start here`}
            </Link>
          </div>
          <div className="home-page-questions">
            <Questions questions={questions} />
          </div>
        </div>
        <Emblem />
      </section>
      <Static>
        <Promises />
        <section className="home-page-band" aria-labelledby="sections">
          <LinkedHeading id="sections" text="Places to begin" />
          <SectionCards sections={docs.sections} list="/" />
          <p className="home-page-more">
            <Link href={FIXED_PAGES['docs-root'].path}>All of the knowledge base</Link>
          </p>
        </section>
        {blog.listed.length > 0 && (
          <section className="home-page-band" aria-labelledby="latest">
            <LinkedHeading id="latest" text="Latest from the blog" />
            <div className="card-grid home-page-latest">
              {blog.listed.slice(0, POSTS_ON_HOME).map((post, index) => (
                <ArticleCard key={post.slug} article={post} level={3} list="/" isLead={index === 0} />
              ))}
            </div>
            <p className="home-page-more">
              <Link href="/blog">All posts</Link>
            </p>
          </section>
        )}
        {season.posts.length > 0 && (
          <section className="home-page-band" aria-labelledby="season">
            <LinkedHeading id="season" text={`In season: ${season.label}`} />
            <div className="card-grid home-page-three">
              {season.posts.map((post) => (
                <ArticleCard key={post.slug} article={post} level={3} list="/" />
              ))}
            </div>
          </section>
        )}
        <StructuredData things={siteThings()} />
      </Static>
    </div>
  );
}

/** A sunflower with its tubers below the soil line, in the colours of the page. In the page: it comes first. */
function Emblem() {
  const drawing = readFileSync('components/home/emblem.svg', 'utf8').replace(/<\/?svg\b[^>]*>|\n\s*/g, '');
  // our own drawing, from the file beside this one
  const html = {__html: drawing};
  return <svg className="home-page-drawing" viewBox="0 0 480 560" aria-hidden="true" dangerouslySetInnerHTML={html} />;
}
