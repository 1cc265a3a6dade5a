/*
 * What turns Next's export into the site, in order. Each step is a file of its own in scripts/postbuild with its test beside it.
 */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {OUT} from '@/lib/cache/page-cache';
import {siteConfig} from '@/lib/config';
import {buildDay} from '@/lib/dates';
import {ALIAS_FILE, type Alias} from '@/lib/routing/aliases';
import {absoluteUrl} from '@/lib/urls';
import {writeAliases} from './postbuild/aliases.mts';
import {hintCompiling} from './postbuild/compile-hints.mts';
import {compress} from './postbuild/compress.mts';
import {inlineCriticalStyle} from './postbuild/critical-style.mts';
import {deferRuntime, takeApart} from './postbuild/defer-runtime.mts';
import {exportedBuild, inHead} from './postbuild/files.mts';
import {holdFonts} from './postbuild/hold-fonts.mts';
import {writeHostFiles} from './postbuild/host-files.mts';
import {mergeStyles} from './postbuild/merge-styles.mts';
import {pagesOf} from './postbuild/page-cache.mts';
import {shortPageData} from './postbuild/page-data.mts';
import {placeData} from './postbuild/place-data.mts';
import {addPolicy} from './postbuild/policy.mts';
import {prune} from './postbuild/prune.mts';
import {writeServiceWorker} from './postbuild/service-worker.mts';
import {shortMarkup} from './postbuild/short-markup.mts';
import {writeSitemap} from './postbuild/sitemap.mts';
import {dropRepeatedTags} from './postbuild/social-tags.mts';
import {addTwins} from './postbuild/twins.mts';
import {keepTurn} from './support/turn.mjs';
import {fullDisk} from './support/unfinished.mjs';

keepTurn();
const out = path.resolve(OUT);
const build = exportedBuild(out);
const {analytics, basePath: base} = siteConfig();

const styles = await step('one style sheet', () => mergeStyles(out, base));
await step('JSON and Markdown beside the pages', () => placeData(out, styles.toShortNames));
await step('files nobody asks for', () => prune(out));
const aliases = JSON.parse(readFileSync(ALIAS_FILE, 'utf8')) as Alias[];
await step('pages at old addresses', () => writeAliases(out, aliases));
const pages = pagesOf(out, build);
const withPolicy = (html: string) => addPolicy(html, {trackingId: analytics.trackingId});
const takenApart = (html: string) => takeApart(html, (text) => styles.toShortNames(styles.toSheet(text)));
const withCriticalStyle = inlineCriticalStyle(styles);
await step('rendered pages: the first screen first, content security policy', () =>
  // the runtime first: it is the most of a page, and what comes after it need not look through it
  pages.begin(
    '.html',
    takenApart,
    inHead(dropRepeatedTags),
    inHead(holdFonts),
    withCriticalStyle,
    withPolicy,
    shortMarkup,
  ),
);
await step('data of rendered pages', () => pages.begin('.txt', shortPageData(styles)));
const unchanged = await step('pages that have not changed', () => pages.settle());
console.log(`    ${unchanged} come from earlier builds`);
const deferred = await step('what pages share', () => deferRuntime(out, {pages, build, base}));
await step('all pages: where their runtime is', () => pages.finish('.html', deferred));
await step('all pages: their data', () => pages.finish('.txt'));
await step('scripts compiled beside the page', () => hintCompiling(out));
await step('service worker', () => writeServiceWorker(out, {base, build}));
await step('an index.html for every page', () => addTwins(out));
await step('sitemap', () => writeSitemap(out));
await step('files for hosts', () => writeHostFiles(out, hostFileOptions()));
if (process.env.COMPRESS === '1') await step('compressed copies', () => compress(out));

async function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await Promise.resolve().then(run).catch(fail);
  console.log(`  ${name} (${Math.round(performance.now() - start)} ms)`);
  return result;
}

/** Half of the steps make pages that look finished, without their policy or their scripts. */
function fail(error: unknown): never {
  rmSync(out, {recursive: true, force: true});
  const told = fullDisk(error);
  console.error(told ? `\n${told}\n` : error);
  process.exit(1);
}

function hostFileOptions() {
  const {basePath, locale, securityContact} = siteConfig();
  return {
    base: basePath,
    isForCloudflare: process.env.CF_PAGES === '1',
    contact: securityContact ?? absoluteUrl('/about'),
    canonical: absoluteUrl('/.well-known/security.txt'),
    language: locale.default,
    today: buildDay(),
  };
}
