/* Turns Next's export into the site, once it has been written (support/next-adapter.mjs). Each step is a file in
   scripts/postbuild with its test beside it. */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {renderArticle} from '@/components/article/render-article';
import {OUT} from '@/lib/cache/out-folder';
import {siteConfig} from '@/lib/config';
import {contactHref} from '@/lib/config/contact';
import {buildDay} from '@/lib/dates';
import {dataFiles} from '@/lib/output/files/data-files';
import {ALIAS_FILE, type Alias} from '@/lib/site/routing/aliases';
import {absoluteUrl} from '@/lib/urls';
import {writeAliases} from './postbuild/aliases.mts';
import {addCompileHints} from './postbuild/compile-hints.mts';
import {compress} from './postbuild/compress.mts';
import {deferScripts} from './postbuild/defer-scripts.mts';
import {type Change, rewriteBelow, writeBelow} from './postbuild/files.mts';
import {firstStyles, inlineFirstStyle} from './postbuild/first-style.mts';
import {writeHostFiles} from './postbuild/host-files.mts';
import {addIndexHtml} from './postbuild/index-html.mts';
import {addPolicy} from './postbuild/policy.mts';
import {prune} from './postbuild/prune.mts';
import {writeServiceWorker} from './postbuild/service-worker.mts';
import {writeSitemap} from './postbuild/sitemap.mts';
import {markFinished} from './support/finished.mjs';
import {fullDisk} from './support/full-disk.mjs';
import {timed} from './support/timed.mts';

const out = path.resolve(OUT);
const build = process.env.BUILD_ID!;
const {analytics, basePath: base, contact, locale} = siteConfig();

// in this order: pages at old addresses need a policy, too; the service worker and the copies are of finished files
await step('JSON and Markdown beside the pages', async () => {
  for (const [address, text] of await dataFiles(renderArticle)()) {
    writeBelow(out, address, await text());
    // lets the progress be printed
    await setImmediate();
  }
});
await step('unused files', () => prune(out));
const aliases = JSON.parse(readFileSync(ALIAS_FILE, 'utf8')) as Alias[];
await step('pages at old addresses', () => writeAliases(out, aliases));
await step('pages: scripts deferred, style of the first screen, content security policy', () => {
  const changes: Change[] = [
    deferScripts(out, {build, base}),
    inlineFirstStyle(firstStyles()),
    (html) => addPolicy(html, {trackingId: analytics.trackingId}),
  ];
  rewriteBelow(out, '.html', (html) => changes.reduce((page, change) => change(page), html));
});
await step('scripts compiled as they arrive', () => addCompileHints(out));
await step('service worker', () => writeServiceWorker(out, {base, build}));
await step('an index.html for every page', () => addIndexHtml(out));
await step('sitemap', () => writeSitemap(out));
const hostFileOptions = {
  base,
  isForCloudflare: process.env.CF_PAGES === '1',
  contact: contact ? contactHref(contact) : absoluteUrl('/about'),
  canonical: absoluteUrl('/.well-known/security.txt'),
  language: locale.default,
  today: buildDay(),
};
await step('files for hosts', () => writeHostFiles(out, hostFileOptions));
if (process.env.COMPRESS === '1') await step('compressed copies', () => compress(out));
markFinished(out, build);

function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  return timed(name, run).catch(fail);
}

/** Ends the build. Deletes the export, which would look complete but lack its policy or scripts. */
function fail(error: unknown): never {
  rmSync(out, {recursive: true, force: true});
  const report = fullDisk(error);
  console.error(report ? `\n${report}\n` : error);
  process.exit(1);
}
