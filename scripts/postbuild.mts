/*
 * What turns Next's export into the site, in order. Each step is a file of its own in scripts/postbuild with its test beside it.
 */
import path from 'node:path';
import {allAliases} from '@/lib/aliases';
import {siteConfig} from '@/lib/config';
import {buildDay} from '@/lib/dates';
import {absoluteUrl} from '@/lib/urls';
import {writeAliases} from './postbuild/aliases.mts';
import {compress} from './postbuild/compress.mts';
import {deferRuntime} from './postbuild/defer-runtime.mts';
import {exportedBuild} from './postbuild/files.mts';
import {holdFonts} from './postbuild/hold-fonts.mts';
import {writeHostFiles} from './postbuild/host-files.mts';
import {mergeStyles} from './postbuild/merge-styles.mts';
import {placeJson} from './postbuild/place-json.mts';
import {addPolicies} from './postbuild/policy.mts';
import {prune} from './postbuild/prune.mts';
import {writeServiceWorker} from './postbuild/service-worker.mts';
import {writeSitemap} from './postbuild/sitemap.mts';
import {addTwins} from './postbuild/twins.mts';

const out = path.resolve(process.env.OUT_DIR ?? 'out');
const build = exportedBuild(out);
const steps: readonly (readonly [string, () => unknown])[] = [
  ['JSON beside the pages', () => placeJson(out)],
  ['files nobody asks for', () => prune(out)],
  ['pages at old addresses', async () => writeAliases(out, await allAliases())],
  ['one style sheet', () => mergeStyles(out)],
  ['fonts after the style sheet', () => holdFonts(out)],
  ['runtime after the reader', () => deferRuntime(out, {build, base: siteConfig().basePath})],
  ['content security policy', () => addPolicies(out, {trackingId: siteConfig().analytics.trackingId})],
  ['service worker', () => writeServiceWorker(out, {base: siteConfig().basePath, build})],
  ['an index.html for every page', () => addTwins(out)],
  ['sitemap', () => writeSitemap()],
  ['files for hosts', () => writeHostFiles(out, hostFileOptions())],
  ...(process.env.COMPRESS === '1' ? [['compressed copies', () => compress(out)] as const] : []),
];
for (const [name, run] of steps) {
  const start = performance.now();
  await run();
  console.log(`  ${name} (${Math.round(performance.now() - start)} ms)`);
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
