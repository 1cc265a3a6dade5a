/*
 * What the build needs beforehand: the whole content checked, covers drawn, and the list for the sitemap.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {siteConfig} from '@/lib/config';
import {SiteError} from '@/lib/errors';
import {allRoutes, lastModified} from '@/lib/routes';
import {isInSitemap} from '@/lib/sitemap';

try {
  const {url, basePath, sitemap} = siteConfig();
  const routes = await allRoutes();
  const pages = Object.fromEntries(
    routes.filter(isInSitemap).map((route) => [route.path, lastModified(route) ?? null]),
  );
  mkdirSync('.cache', {recursive: true});
  writeFileSync('.cache/sitemap.json', JSON.stringify({siteUrl: url, basePath, ...sitemap, pages}));
} catch (error) {
  // an author's mistake is told in three lines, not with a stack
  console.error(error instanceof SiteError ? `\n${error.message}\n` : error);
  process.exit(1);
}
