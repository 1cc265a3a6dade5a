import 'server-only';
import type {Content} from '@/lib/content';
import {counted} from '@/lib/counted';
import {sectionLabel} from '@/lib/sections';

export interface Label {
  readonly kind: 'article' | 'category' | 'tag';
  readonly label: string;
  readonly route: string;
  /** What the label leaves open: the section of a doc, how many articles a category or tag has. */
  readonly note?: string;
}

/**
 * The entries of /a-z: listed docs by the short name of the sidebar, which begins with the subject; posts, pages and
 * categories by title, tags by label. A tag of both kinds appears twice.
 */
export function allLabels({docs, blog, pages}: Content): Label[] {
  const titled = [...blog.listed, ...pages].filter(({visibility}) => visibility !== 'unlisted');
  return [
    ...docs.listed.map(({sidebarLabel, route, section}) => ({
      kind: 'article' as const,
      label: sidebarLabel,
      route,
      note: sectionLabel(section),
    })),
    ...titled.map(({title, route}) => ({kind: 'article' as const, label: title, route})),
    ...docs.categories.map(({title, route, groups}) => ({
      kind: 'category' as const,
      label: title,
      route,
      note: `section, ${counted(groups.flatMap((group) => group.docs).length, 'doc')}`,
    })),
    ...docs.tags.map(({label, route, items}) => ({
      kind: 'tag' as const,
      label,
      route,
      note: counted(items.length, 'doc'),
    })),
    ...blog.tags.map(({label, route, items}) => ({
      kind: 'tag' as const,
      label,
      route,
      note: counted(items.length, 'post'),
    })),
  ];
}
