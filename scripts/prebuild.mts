/* What the build needs beforehand: checks the whole content, draws covers and social cards, makes images in their
   sizes, and writes the list for the sitemap. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {renderArticle} from '@/components/article/render-article';
import {writeAtomically} from '@/lib/cache/atomic-write';
import {deleteUnused} from '@/lib/cache/cache-age';
import {compactLogs} from '@/lib/cache/cache-log';
import {requireOutFolder} from '@/lib/cache/out-folder';
import {CARD_MANIFEST} from '@/lib/cards/card-manifest';
import {cardDesigns} from '@/lib/cards/design';
import {emitCards} from '@/lib/cards/emit';
import {sidebarsConfig, siteConfig} from '@/lib/config';
import {undecided} from '@/lib/config/launch';
import {resolveNavbar} from '@/lib/config/resolve-navbar';
import {settingFaults, settingWarnings} from '@/lib/config/setting-faults';
import {collectContent} from '@/lib/content';
import {missingDocs, missingDocsNotice} from '@/lib/content/missing-docs';
import {evidenceNotice} from '@/lib/content/notices/evidence-age';
import {hiddenNotice} from '@/lib/content/notices/hidden-notice';
import {COVER_MANIFEST} from '@/lib/covers/cover-manifest';
import {emitCovers} from '@/lib/covers/emit';
import {recordCoverFaults} from '@/lib/covers/record-cover-faults';
import {emitSprites} from '@/lib/covers/sprites';
import {coverSubject} from '@/lib/covers/subjects';
import {thumbnailLists} from '@/lib/covers/thumbnail-lists';
import {checkData} from '@/lib/data/check';
import {staleNotice} from '@/lib/data/contact-age';
import {buildDay} from '@/lib/dates';
import {SiteError} from '@/lib/errors';
import {Faults, faultsOf} from '@/lib/faults';
import {emitImages} from '@/lib/images/emit';
import {changedOn, isInSitemap} from '@/lib/output/published/sitemap';
import {navbarTargets} from '@/lib/site/links/navbar-targets';
import {reportSettingLinks} from '@/lib/site/links/report-links';
import {allRoutes} from '@/lib/site/routes';
import {ALIAS_FILE, allAliases} from '@/lib/site/routing/aliases';
import {fullDisk} from './support/full-disk.mjs';
import {timed} from './support/timed.mts';

const COVERS = 'public/covers';
const isBuild = process.env.NODE_ENV === 'production';

try {
  requireOutFolder(process.cwd());
  const site = siteConfig();
  const {url, basePath, sitemap} = site;
  const faults = new Faults();
  const content = await timed('articles and settings read', () => collectContent(faults));
  const missing = missingDocs(process.cwd(), site, sidebarsConfig());
  if (missing.length > 0) console.warn(missingDocsNotice(missing));
  const open = undecided(site);
  if (isBuild && open.length > 0) {
    console.log(`Left to the owner (npm run launch:check): ${open.map(({in: place}) => place).join('; ')}.`);
  }
  const leftOut = hiddenNotice(content.hidden, buildDay());
  if (leftOut) console.log(leftOut);
  const old = evidenceNotice(content.articles, buildDay());
  if (isBuild && old) console.warn(old);
  await timed('settings checked', async () => {
    for (const {details} of await settingFaults(process.cwd(), site)) faults.add('settings', details);
    for (const {details} of checkData()) faults.add('data', details);
    faults.attempt('site', () => resolveNavbar(site.navbar.items, navbarTargets(content.docs)));
  });
  // renders everything the build will render, so that all errors are reported at once
  if (isBuild) {
    await timed('texts compiled', async () => {
      for (const article of content.articles) {
        await renderArticle(article).catch((error: unknown) => faults.list.push(...faultsOf('allowed', error)));
      }
    });
    recordCoverFaults(content, faults);
  }
  faults.throwAll();
  for (const {message} of isBuild ? settingWarnings(process.cwd(), site) : []) console.warn(message);
  await reportSettingLinks();
  const routes = await allRoutes();
  const pages = Object.fromEntries(
    routes.filter(isInSitemap).map((route) => [route.path, changedOn(route, content) ?? null]),
  );
  mkdirSync('.cache', {recursive: true});
  writeFileSync('.cache/sitemap.json', JSON.stringify({siteUrl: url, basePath, ...sitemap, pages}));

  // development makes each when a page shows it
  if (isBuild) await timed('images in their sizes', () => emitImages(content.articles));

  // throws for an alias that is already an address
  writeFileSync(ALIAS_FILE, JSON.stringify(await allAliases()));
  const stale = staleNotice(buildDay());
  if (stale) console.warn(stale);
  const subjects = content.articles.flatMap(coverSubject);
  const covers = await timed('covers', () =>
    emitCovers(subjects, COVERS, {base: `${basePath}/covers`, cache: '.cache/drawn.json'}),
  );
  const lists = await thumbnailLists(routes, content);
  const sprites = await timed('thumbnails of lists', () =>
    emitSprites(lists, covers, {
      covers: COVERS,
      outDir: `${COVERS}/lists`,
      base: `${basePath}/covers/lists`,
    }),
  );
  await writeAtomically(COVER_MANIFEST, JSON.stringify({covers, sprites}));
  // nobody shares a page of the development server
  if (isBuild) {
    const bySubject = new Map(subjects.map((subject) => [subject.route, subject]));
    const designs = cardDesigns(routes, {site, blog: site.blog, subjects: bySubject});
    const brand = {name: site.title, emblem: readFileSync('public/logo.svg', 'utf8')};
    const cards = await timed('social cards', () =>
      emitCards(designs, brand, {cache: '.cache/cards', out: 'public/cards'}),
    );
    writeFileSync(CARD_MANIFEST, JSON.stringify(cards));
  }

  compactLogs();
  deleteUnused('.cache');
} catch (error) {
  // an author's mistake is printed without a stack
  const report = error instanceof SiteError ? error.message : fullDisk(error);
  console.error(report ? `\n${report}\n` : error);
  process.exit(1);
}
