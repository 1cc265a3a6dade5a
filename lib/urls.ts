import 'server-only';
import {siteConfig} from '@/lib/config';
import {withBase} from './paths';

/** A path of this site with the base path, for browsers. Other addresses stay as they are. */
export function url(path: string): string {
  return withBase(path, siteConfig().basePath);
}

/** The absolute address of a path of this site, for feeds, canonical links and the sitemap. */
export function absoluteUrl(path: string): string {
  const address = siteConfig().url + url(path);
  return path === '/' ? address.replace(/\/$/, '') : address;
}
