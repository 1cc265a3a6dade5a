/*
 * What the build needs beforehand: the whole content checked, covers drawn, and the list for the sitemap.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {COVER_MANIFEST} from '@/lib/cover-manifest';
import {castSubjects} from '@/lib/covers/cover';
import {emitCovers} from '@/lib/covers/emit';
import {emitSprites} from '@/lib/covers/sprites';
import {SiteError} from '@/lib/errors';
import {allRoutes, lastModified} from '@/lib/routes';
import {isInSitemap} from '@/lib/sitemap';
import {coverSubject, thumbnailLists} from '@/lib/thumbnail-lists';

try {
  const {url, basePath, sitemap} = siteConfig();
  const routes = await allRoutes();
  const pages = Object.fromEntries(
    routes.filter(isInSitemap).map((route) => [route.path, lastModified(route) ?? null]),
  );
  mkdirSync('.cache', {recursive: true});
  writeFileSync('.cache/sitemap.json', JSON.stringify({siteUrl: url, basePath, ...sitemap, pages}));

  const content = await loadContent();
  const subjects = castSubjects(content.articles.flatMap(coverSubject));
  const covers = await emitCovers(subjects, 'public/covers', {base: `${basePath}/covers`});
  const lists = thumbnailLists(routes, content);
  const sprites = await emitSprites(lists, subjects, 'public/covers/lists', `${basePath}/covers/lists`);
  writeFileSync(COVER_MANIFEST, JSON.stringify({covers, sprites}));
} catch (error) {
  // an author's mistake is told in three lines, not with a stack
  console.error(error instanceof SiteError ? `\n${error.message}\n` : error);
  process.exit(1);
}
