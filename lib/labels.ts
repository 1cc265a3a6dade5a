import 'server-only';
import type {Content} from '@/lib/content';

export interface Label {
  readonly label: string;
  readonly route: string;
  /** What it leads to, for the reader: nothing for an article. */
  readonly note?: string;
}

/** Every article in lists by its title, and every tag by its label: what stands on /a-z. A tag of both kinds stands there twice. */
export function allLabels({docs, blog, pages}: Content): Label[] {
  const listed = [...docs.docs, ...blog.posts, ...pages].filter(({visibility}) => visibility !== 'unlisted');
  const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
  return [
    ...listed.map(({title, route}) => ({label: title, route})),
    ...docs.tags.map(({label, route, items}) => ({label, route, note: counted(items.length, 'doc')})),
    ...blog.tags.map(({label, route, items}) => ({label, route, note: counted(items.length, 'post')})),
  ];
}
