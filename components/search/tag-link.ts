import {counted} from '@/lib/counted';
import type {TagHit} from '@/lib/search';
import {tagPath} from '@/lib/site/routing/tag-path';

/** What the link to a tag says, and where it leads (without base path). */
export function tagLink({slug, label, kind, count}: TagHit): {readonly label: string; readonly path: string} {
  return {label: `${label}: ${counted(count, kind)}`, path: tagPath(kind, slug)};
}
