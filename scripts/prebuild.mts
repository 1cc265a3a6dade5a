/* What Next needs before it compiles, in a build (support/next-adapter.mjs) and in development (dev.mjs): content without
   errors, covers, social cards, images in their sizes, and lists for the steps after the build. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {BUILD_ID_FILE, buildId} from '@/lib/cache/build-id';
import {deleteUnused} from '@/lib/cache/cache-age';
import {compactLogs} from '@/lib/cache/cache-log';
import {requireOutFolder} from '@/lib/cache/out-folder';
import {requireSettings} from '@/lib/config';
import {versionWarnings} from '@/lib/config/empty-versions';
import {collectContent} from '@/lib/content';
import {SiteError} from '@/lib/errors';
import {Faults} from '@/lib/faults';
import {deleteUnusedImages} from '@/lib/images/picture';
import {changedOn, isInSitemap} from '@/lib/output/files/sitemap';
import {reportSettingLinks} from '@/lib/site/links/report-links';
import {allRoutes} from '@/lib/site/routes';
import {ALIAS_FILE, allAliases} from '@/lib/site/routing/aliases';
import {checkSettings, checkTexts, reportTextLinks} from './prebuild/check.mts';
import {drawCards, drawCovers} from './prebuild/drawings.mts';
import {printNotices} from './prebuild/notices.mts';
import {fullDisk} from './support/full-disk.mjs';
import {timed} from './support/timed.mts';

// development makes images when a page shows them, and needs no social cards
const isBuild = process.env.NODE_ENV === 'production';

try {
  requireOutFolder(process.cwd());
  const site = requireSettings();
  const faults = new Faults();
  const {url: siteUrl, basePath, sitemap} = site;
  const content = await timed('articles and settings read', () => collectContent(faults));
  printNotices(site, content, isBuild);
  await timed('settings checked', () => checkSettings(site, content, faults));
  // compiling the texts also makes their images (lib/images/picture.ts)
  const rendered = isBuild ? await checkTexts(content, faults) : [];
  faults.throwAll();
  for (const {message} of isBuild ? versionWarnings(process.cwd(), site) : []) console.warn(message);
  await reportSettingLinks();
  await reportTextLinks(rendered);

  const routes = await allRoutes();
  const pages = Object.fromEntries(
    routes.filter(isInSitemap).map((route) => [route.path, changedOn(route, content) ?? null]),
  );
  mkdirSync('.cache', {recursive: true});
  writeFileSync('.cache/sitemap.json', JSON.stringify({siteUrl, basePath, ...sitemap, pages}));
  if (isBuild) writeFileSync(BUILD_ID_FILE, buildId(process.cwd()));
  // throws for an alias that is already an address
  writeFileSync(ALIAS_FILE, JSON.stringify(await allAliases()));

  if (isBuild) await deleteUnusedImages();
  await drawCovers(routes, content, basePath);
  if (isBuild) await drawCards(routes, content, site);
  compactLogs();
  deleteUnused('.cache');
} catch (error) {
  // an author's mistake is printed without a stack
  const report = error instanceof SiteError ? error.message : fullDisk(error);
  console.error(report ? `\n${report}\n` : error);
  process.exit(1);
}
