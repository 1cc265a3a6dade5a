import type {Doc, Post} from '@/lib/content';

const shared = {
  file: 'content/x.mdx',
  title: 'A title',
  description: 'What the reader gets.',
  tags: [],
  sources: [],
  visibility: 'public',
  aliases: [],
  body: '',
  bodyLine: 1,
  words: 100,
  readingMinutes: 1,
  updated: '2025-01-01',
  asks: [],
  corrections: [],
} as const;

const tagsOf = (slugs: readonly string[]) => slugs.map((slug) => ({slug, label: slug}));

/** A post with a slug such as 2025-03-03-a-walk. */
export function post(slug: string, {tags = [], ...fields}: Partial<Omit<Post, 'tags'>> & {tags?: string[]} = {}): Post {
  return {
    ...shared,
    kind: 'post',
    topic: {label: 'Health', hue: 'sun'},
    slug,
    date: slug.slice(0, 10),
    route: `/blog/${slug}`,
    ...fields,
    tags: tagsOf(tags),
  };
}

/** A doc with an id such as yoga/begin. */
export function doc(id: string, {tags = [], ...fields}: Partial<Omit<Doc, 'tags'>> & {tags?: string[]} = {}): Doc {
  const section = id.includes('/') ? (id.split('/')[0] as Doc['section']) : undefined;
  return {
    ...shared,
    kind: 'doc',
    id,
    section,
    position: 1,
    sidebarLabel: fields.title ?? id,
    route: `/docs/${id}`,
    ...fields,
    tags: tagsOf(tags),
  };
}
