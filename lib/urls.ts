import 'server-only';
import {siteConfig} from '@/lib/config';

/** A path of this site with the base path, for browsers. Other addresses stay as they are. */
export function url(path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const {basePath} = siteConfig();
  return path === '/' && basePath ? basePath : basePath + path;
}

/** The absolute address of a path of this site, for feeds, canonical links and the sitemap. */
export function absoluteUrl(path: string): string {
  const address = siteConfig().url + url(path);
  return path === '/' ? address.replace(/\/$/, '') : address;
}
