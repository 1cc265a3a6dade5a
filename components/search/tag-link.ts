import {counted} from '@/lib/counted';
import type {TagHit} from '@/lib/search';
import {tagPath} from '@/lib/site/routing/tag-path';

/** The text and path (without base path) of a link to a tag. */
export function tagLink({slug, label, kind, count}: TagHit): {readonly label: string; readonly path: string} {
  return {label: `${label}: ${counted(count, kind)}`, path: tagPath(kind, slug)};
}
