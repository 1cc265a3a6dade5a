/*
 * What the build needs beforehand: the whole content checked, covers and social cards drawn, images made in
 * their sizes, and the list for the sitemap.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {forgetUnused} from '@/lib/cache/cache-age';
import {tidyLogs} from '@/lib/cache/cache-log';
import {requireOutFolder} from '@/lib/cache/out-folder';
import {CARD_MANIFEST} from '@/lib/cards/card-manifest';
import {cardDesigns} from '@/lib/cards/design';
import {emitCards} from '@/lib/cards/emit';
import {sidebarsConfig, siteConfig} from '@/lib/config';
import {resolveNavbar} from '@/lib/config/resolve-navbar';
import {settingFaults} from '@/lib/config/setting-faults';
import {loadContent} from '@/lib/content';
import {foreignNotice, missingDocs} from '@/lib/content/foreign';
import {hiddenNotice} from '@/lib/content/hidden-notice';
import {castSubjects} from '@/lib/covers/cover';
import {COVER_MANIFEST} from '@/lib/covers/cover-manifest';
import {emitCovers} from '@/lib/covers/emit';
import {emitSprites} from '@/lib/covers/sprites';
import {coverSubject, thumbnailLists} from '@/lib/covers/thumbnail-lists';
import {undrawnNotice} from '@/lib/covers/undrawn-notice';
import {buildDay} from '@/lib/dates';
import {SiteError} from '@/lib/errors';
import {emitImages} from '@/lib/images/emit';
import {navbarTargets} from '@/lib/links/navbar-targets';
import {reportSettingLinks} from '@/lib/links/report-links';
import {changedOn, isInSitemap} from '@/lib/published/sitemap';
import {allRoutes} from '@/lib/routes';
import {ALIAS_FILE, allAliases} from '@/lib/routing/aliases';
import {fullDisk} from './support/full-disk.mjs';
import {timed} from './support/timed.mts';

const COVERS = 'public/covers';

try {
  requireOutFolder(process.cwd());
  const site = siteConfig();
  const {url, basePath, sitemap} = site;
  const [routes, content] = await timed('articles and settings read', () => Promise.all([allRoutes(), loadContent()]));
  const missing = missingDocs(process.cwd(), site, sidebarsConfig());
  if (missing.length > 0) console.warn(foreignNotice(missing));
  const leftOut = hiddenNotice(content.hidden, buildDay());
  if (leftOut) console.log(leftOut);
  const pages = Object.fromEntries(
    routes.filter(isInSitemap).map((route) => [route.path, changedOn(route, content) ?? null]),
  );
  await timed('settings checked', async () => {
    const [fault] = await settingFaults(process.cwd(), site);
    if (fault) throw fault;
    await reportSettingLinks();
  });
  // throws for an item whose doc, sidebar or version does not exist
  resolveNavbar(site.navbar.items, navbarTargets(content.docs));
  mkdirSync('.cache', {recursive: true});
  writeFileSync('.cache/sitemap.json', JSON.stringify({siteUrl: url, basePath, ...sitemap, pages}));

  await timed('images in their sizes', () => emitImages(content.articles));

  // throws for an alias that is an address already
  writeFileSync(ALIAS_FILE, JSON.stringify(await allAliases()));
  const undrawn = undrawnNotice(content.articles);
  if (undrawn) console.warn(undrawn);
  const subjects = castSubjects(content.articles.flatMap(coverSubject));
  const covers = await timed('covers', () =>
    emitCovers(subjects, COVERS, {base: `${basePath}/covers`, cache: '.cache/drawn.json'}),
  );
  const lists = thumbnailLists(routes, content);
  const sprites = await timed('thumbnails of lists', () =>
    emitSprites(lists, covers, {
      covers: COVERS,
      outDir: `${COVERS}/lists`,
      base: `${basePath}/covers/lists`,
    }),
  );
  writeFileSync(COVER_MANIFEST, JSON.stringify({covers, sprites}));

  const bySubject = new Map(subjects.map((subject) => [subject.route, subject]));
  const designs = cardDesigns(routes, {site, blog: site.blog, subjects: bySubject});
  const brand = {name: site.title, emblem: readFileSync('public/logo.svg', 'utf8')};
  const cards = await timed('social cards', () =>
    emitCards(designs, brand, {cache: '.cache/cards', out: 'public/cards'}),
  );
  writeFileSync(CARD_MANIFEST, JSON.stringify(cards));

  tidyLogs();
  forgetUnused('.cache');
} catch (error) {
  // an author's mistake is printed without a stack
  const report = error instanceof SiteError ? error.message : fullDisk(error);
  console.error(report ? `\n${report}\n` : error);
  process.exit(1);
}
