import 'server-only';
import {siteConfig} from '@/lib/config';

/** A path of this site as the browser needs it: with the base path in front. Other addresses stay as they are. */
export function url(path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const {basePath} = siteConfig();
  return path === '/' && basePath ? basePath : basePath + path;
}

/** The absolute address of a path of this site, as feeds, canonical links and the sitemap need it. */
export function absoluteUrl(path: string): string {
  const address = siteConfig().url + url(path);
  return path === '/' ? address.replace(/\/$/, '') : address;
}
