/** The base path in browser code: "/sub", or empty. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** `url()` for the browser: a path of this site with the base path; other addresses stay as they are. */
export function withBasePath(path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return path === '/' && BASE_PATH ? BASE_PATH : BASE_PATH + path;
}
