/*
 * What the build needs beforehand: the whole content checked, covers and social cards drawn, images made in
 * their sizes, and the list for the sitemap.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {storedSealed} from '@/lib/cache/cache';
import {forgetUnused} from '@/lib/cache/cache-age';
import {tidyLogs} from '@/lib/cache/cache-log';
import {requireOutFolder} from '@/lib/cache/out-folder';
import {PAGE_STORE, prepare, storedFiles} from '@/lib/cache/page-cache';
import {pageKeys} from '@/lib/cache/page-keys';
import {takeTurn} from '@/lib/cache/turn';
import {CARD_MANIFEST} from '@/lib/cards/card-manifest';
import {cardDesigns} from '@/lib/cards/design';
import {emitCards} from '@/lib/cards/emit';
import {sidebarsConfig, siteConfig} from '@/lib/config';
import {resolveNavbar} from '@/lib/config/resolve-navbar';
import {settingFaults} from '@/lib/config/setting-faults';
import {loadContent} from '@/lib/content';
import {foreignNotice, missingDocs} from '@/lib/content/foreign';
import {hiddenNotice} from '@/lib/content/hidden-notice';
import {relatedTo} from '@/lib/content/related';
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
import {buildId} from './support/build-id.mjs';
import {CLAIM, keepTurn} from './support/turn.mjs';
import {fullDisk} from './support/unfinished.mjs';

const COVERS = 'public/covers';

try {
  requireOutFolder(process.cwd());
  await takeTurn(CLAIM);
  // as the first step of a build; before the development server it is the only one
  keepTurn({passOn: process.env.npm_lifecycle_event === 'prebuild'});
  const site = siteConfig();
  const {url, basePath, sitemap} = site;
  const [routes, content] = await Promise.all([allRoutes(), loadContent()]);
  const missing = missingDocs(process.cwd(), site, sidebarsConfig());
  if (missing.length > 0) console.warn(foreignNotice(missing));
  const leftOut = hiddenNotice(content.hidden, buildDay());
  if (leftOut) console.log(leftOut);
  const pages = Object.fromEntries(
    routes.filter(isInSitemap).map((route) => [route.path, changedOn(route, content) ?? null]),
  );
  const [fault] = await settingFaults(process.cwd(), site);
  if (fault) throw fault;
  await reportSettingLinks();
  // throws for an item whose doc, sidebar or version does not exist
  resolveNavbar(site.navbar.items, navbarTargets(content.docs));
  mkdirSync('.cache', {recursive: true});
  writeFileSync('.cache/sitemap.json', JSON.stringify({siteUrl: url, basePath, ...sitemap, pages}));

  await emitImages(content.articles);

  // throws for an alias that is an address already
  writeFileSync(ALIAS_FILE, JSON.stringify(await allAliases()));
  const undrawn = undrawnNotice(content.articles);
  if (undrawn) console.warn(undrawn);
  const subjects = castSubjects(content.articles.flatMap(coverSubject));
  const covers = await emitCovers(subjects, COVERS, {base: `${basePath}/covers`, cache: '.cache/drawn.json'});
  const lists = thumbnailLists(routes, content);
  const sprites = await emitSprites(lists, covers, {
    covers: COVERS,
    outDir: `${COVERS}/lists`,
    base: `${basePath}/covers/lists`,
  });
  writeFileSync(COVER_MANIFEST, JSON.stringify({covers, sprites}));

  const bySubject = new Map(subjects.map((subject) => [subject.route, subject]));
  const designs = cardDesigns(routes, {site, blog: site.blog, subjects: bySubject});
  const brand = {name: site.title, emblem: readFileSync('public/logo.svg', 'utf8')};
  const cards = await emitCards(designs, brand, {cache: '.cache/cards', out: 'public/cards'});
  writeFileSync(CARD_MANIFEST, JSON.stringify(cards));

  const articles = new Set(content.articles.map(({file}) => file));
  // what a day changes, such as the articles it publishes, is in the content; lists of the season are on pages that are not cached
  const state = buildId(process.cwd(), {...process.env, BUILD_DATE: 'any'}, articles) + process.version;
  const keys = await pageKeys(routes, content, state, relatedTo);
  prepare(process.env.BUILD_ID || buildId(process.cwd(), process.env), {
    keys: Object.fromEntries(keys),
    kept: [...keys]
      .filter(([, key]) => storedFiles(key).every(([, name]) => storedSealed(PAGE_STORE, name)))
      .map(([route]) => route),
  });
  tidyLogs();
  forgetUnused('.cache');
} catch (error) {
  // an author's mistake is printed without a stack
  const told = error instanceof SiteError ? error.message : fullDisk(error);
  console.error(told ? `\n${told}\n` : error);
  process.exit(1);
}
