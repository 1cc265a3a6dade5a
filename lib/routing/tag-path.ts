/** Where a tag of posts or docs stands. */
export function tagPath(kind: 'post' | 'doc', slug: string): string {
  return `/${kind === 'doc' ? 'docs' : 'blog'}/tags/${slug}`;
}
