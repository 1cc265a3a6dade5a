/** The content of a preview card. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** Undefined for a page that is not an article. */
  readonly readingMinutes?: number;
  /** For `<use href>`; an object, because open pages of earlier builds read it. */
  readonly cover?: {readonly href: string};
}

export interface PreviewPayload {
  readonly version: number;
  readonly kind: 'previews';
  /** By path, without base path. */
  readonly articles: Readonly<Record<string, Preview>>;
}

const POST = /^\/blog\/(\d{4})-\d{2}-\d{2}-/;
const DOC = /^\/docs\/(?:([^/]+)\/)?[^/]+$/;
/** Folders of /docs with list pages. */
const LISTS = new Set(['category', 'tags']);

/** The file with the preview of a path: docs by section, posts by year, so none grows with the site. */
export function previewFile(path: string): string | undefined {
  const year = POST.exec(path)?.[1];
  if (year) return `/previews/blog-${year}.json`;
  const doc = DOC.exec(path);
  if (!doc || LISTS.has(doc[1] ?? '') || path === '/docs/tags') return undefined;
  return `/previews/docs${doc[1] ? `-${doc[1]}` : ''}.json`;
}
