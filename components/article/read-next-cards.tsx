import {ThumbnailCover} from '@/components/covers/cover';
import {hueOf} from '@/components/page/hue';
import {type AnyArticle, type Doc, loadContent, type Post} from '@/lib/content';
import {type ReadNextLink, readNext} from '@/lib/content/related/read-next';
import {escapeHtml} from '@/lib/output/plain/tree';
import {url} from '@/lib/urls';

/** A card at the end of an article: an address, with a title and a reason as HTML. */
interface ReadNextCard extends ReadNextLink {
  /** The article it links to, if it is one. */
  readonly article?: Post | Doc;
}

/** The articles that the author names, with the author's reasons, then related articles with their descriptions. */
export async function readNextCards(article: AnyArticle, links: readonly ReadNextLink[]): Promise<ReadNextCard[]> {
  if (article.kind === 'page') return [];
  const content = await loadContent();
  const routes = new Map(content.articles.map((other) => [url(other.route), other.route]));
  const routeOf = ({href}: ReadNextLink) => routes.get(href.replace(/[?#].*$/, '')) ?? href;
  const {named, others} = await readNext(article, links.map(routeOf));
  return [
    ...links.flatMap((link) => {
      const route = routeOf(link);
      const other = content.article(route);
      return named.includes(route) ? [{...link, ...(other && other.kind !== 'page' && {article: other})}] : [];
    }),
    ...others.map((other) => ({
      href: url(other.route),
      title: escapeHtml(other.title),
      reason: escapeHtml(other.description),
      article: other,
    })),
  ];
}

/**
 * Cards with the drawing of the article they link to. `list` is the path of this article, whose thumbnails share a
 * file.
 */
export function ReadNextCards({cards, list}: {cards: readonly ReadNextCard[]; list: string}) {
  if (cards.length === 0) return null;
  return (
    <aside className="read-next-cards" aria-label="Read next" data-print="none">
      <h2 className="read-next-cards-title">Read next</h2>
      <ul className="read-next-cards-list">
        {cards.map(({href, title, reason, article}) => (
          <li key={href} className="read-next-cards-card" data-hue={article && hueOf(article)}>
            {article && <ThumbnailCover route={article.route} list={list} />}
            <div>
              {/* parts of the article, compiled with the allow list, or an escaped title and description */}
              <a className="card-link read-next-cards-link" href={href} dangerouslySetInnerHTML={{__html: title}} />
              <p className="read-next-cards-reason" dangerouslySetInnerHTML={{__html: reason}} />
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
