import 'server-only';
import type {Content} from '@/lib/content';
import {counted} from '@/lib/counted';

export interface Label {
  readonly label: string;
  readonly route: string;
  /** The kind of page, for the reader: empty for an article. */
  readonly note?: string;
  readonly isTag?: boolean;
}

/**
 * The entries of /a-z: listed docs by the short name of the sidebar, which begins with the subject; posts, pages and
 * categories by title, tags by label. A tag of both kinds appears twice.
 */
export function allLabels({docs, blog, pages}: Content): Label[] {
  const titled = [...blog.listed, ...pages].filter(({visibility}) => visibility !== 'unlisted');
  return [
    ...docs.listed.map(({sidebarLabel, route}) => ({label: sidebarLabel, route})),
    ...titled.map(({title, route}) => ({label: title, route})),
    ...docs.categories.map(({title, route, groups}) => ({
      label: title,
      route,
      note: `section, ${counted(groups.flatMap((group) => group.docs).length, 'doc')}`,
    })),
    ...docs.tags.map(({label, route, items}) => ({label, route, note: counted(items.length, 'doc'), isTag: true})),
    ...blog.tags.map(({label, route, items}) => ({label, route, note: counted(items.length, 'post'), isTag: true})),
  ];
}
