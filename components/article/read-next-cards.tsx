import {ThumbnailCover} from '@/components/covers/cover';
import {hueOf} from '@/components/page/hue';
import type {Doc, Post} from '@/lib/content';
import {escapeHtml} from '@/lib/output/plain/tree';

/** A card at the end of an article. HTML, because the author's reason was compiled with the text. */
export interface ReadNextCard {
  readonly href: string;
  readonly title: string;
  /** Why to read it next. */
  readonly reason: string;
  /** The article it links to, if it is one. */
  readonly article?: Post | Doc;
}

/** A related article, with its description as the reason. */
export function cardOf(article: Post | Doc, href: string): ReadNextCard {
  return {href, title: escapeHtml(article.title), reason: escapeHtml(article.description), article};
}

/**
 * What to read next, each with its drawing and a reason. `list` is the article's path, whose thumbnails share one file.
 */
export function ReadNextCards({cards, list}: {cards: readonly ReadNextCard[]; list: string}) {
  if (cards.length === 0) return null;
  return (
    <aside className="read-next-cards" aria-label="Read next">
      <h2 className="read-next-cards-title">Read next</h2>
      <ul className="read-next-cards-list">
        {cards.map(({href, title, reason, article}) => (
          <li key={href} className="read-next-cards-card" data-hue={article && hueOf(article)}>
            {article && <ThumbnailCover route={article.route} list={list} />}
            <div>
              {/* parts of the article, compiled with the allow list, or an escaped title and description */}
              <a className="read-next-cards-link" href={href} dangerouslySetInnerHTML={{__html: title}} />
              <p className="read-next-cards-reason" dangerouslySetInnerHTML={{__html: reason}} />
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
