import type {Article} from '@/lib/content';
import {formatDay} from '@/lib/dates';

/** Who reviewed an article, when, and what they looked at; nothing when nobody did. */
export function Review({review}: {review: Article['reviewed']}) {
  if (!review) return null;
  const {by, date, scope} = review;
  return (
    <span>
      Reviewed by {by}, <time dateTime={date}>{formatDay(date)}</time> ({scope})
    </span>
  );
}
