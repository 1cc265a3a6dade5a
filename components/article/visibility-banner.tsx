import type {Article} from '@/lib/content';
import {formatDay} from '@/lib/dates';

/** Marks drafts, scheduled and unlisted articles. */
export function VisibilityBanner({visibility, publishAt}: Pick<Article, 'visibility' | 'publishAt'>) {
  if (visibility === 'public') return null;
  const [name, meaning] = words(visibility, publishAt);
  return (
    <p className="trust-note" role="note">
      <strong>{name}</strong> {meaning}
    </p>
  );
}

function words(visibility: 'draft' | 'unlisted', publishAt: string | undefined): [string, string] {
  if (visibility === 'unlisted') {
    return ['Unlisted page', 'Search engines do not list it. Anyone with the address can read it.'];
  }
  if (publishAt !== undefined) {
    return ['Scheduled page', `Only visible in development; builds include it from ${formatDay(publishAt)} on.`];
  }
  return ['Draft page', 'Only visible in development; the published site will not include it.'];
}
