import type {AnyArticle, Content, LinkTo} from '@/lib/content';

/** The tags of an article that have a page; a tag of unlisted articles only has none. */
export function tagLinks({kind, tags}: AnyArticle, {blog, docs}: Pick<Content, 'blog' | 'docs'>): LinkTo[] {
  const index = kind === 'doc' ? docs : blog;
  return tags.flatMap(({slug}) => {
    const tag = index.tag(slug);
    return tag ? [{label: tag.label, href: tag.route}] : [];
  });
}
