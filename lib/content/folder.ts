/**
 * The folder of the project that holds blog, docs, pages and tags.yml: `content`, or CONTENT_DIR for a build of other articles with the
 * settings and data of this site, as tests do. A path below the project, without a slash at the end.
 */
export function contentFolder(): string {
  return process.env.CONTENT_DIR?.replace(/\/+$/, '') || 'content';
}
