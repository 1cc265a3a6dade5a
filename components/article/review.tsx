import {Link} from '@/components/ui/link';
import type {AnyArticle} from '@/lib/content';
import {counted} from '@/lib/counted';
import {formatDay} from '@/lib/dates';

/** Sections whose docs give health advice. */
const SECTIONS: readonly (string | undefined)[] = ['outdoors', 'vitamins', 'wellness', 'yoga'];
/** Topics of posts that give no health advice. */
const OTHER_TOPICS: readonly string[] = ['Gardening', 'Hydroponics'];

/** The number of sources, and the reviewer. A health article without a review explains what that means. */
export function Review({article}: {article: AnyArticle}) {
  const {sources, reviewed} = article;
  return (
    <>
      {sources.length > 0 && <a href="#sources">{counted(sources.length, 'source')}</a>}{' '}
      {reviewed ? (
        <span>
          Reviewed by {reviewed.by}, <time dateTime={reviewed.date}>{formatDay(reviewed.date)}</time> ({reviewed.scope})
        </span>
      ) : (
        isOnHealth(article) && <NotReviewed />
      )}
    </>
  );
}

function NotReviewed() {
  return (
    <span>
      <button type="button" className="review-button" popoverTarget="not-reviewed">
        Not reviewed by a clinician
      </button>
      <span id="not-reviewed" className="term-meaning" popover="auto" data-print="none">
        We checked this text against its sources. No doctor, nurse or pharmacist has read it for us, so ask one about
        your own case. <Link href="/about">How we write and check articles</Link>
      </span>
    </span>
  );
}

/** Whether an article gives advice on body or mind, so that readers should know who has reviewed it. */
function isOnHealth(article: AnyArticle): boolean {
  if (article.kind === 'post') return !OTHER_TOPICS.includes(article.topic.label);
  return article.kind === 'doc' && SECTIONS.includes(article.section);
}
