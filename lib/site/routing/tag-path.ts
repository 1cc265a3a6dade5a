/** The address of a tag's page. */
export function tagPath(kind: 'post' | 'doc', slug: string): string {
  return `/${kind === 'doc' ? 'docs' : 'blog'}/tags/${slug}`;
}
