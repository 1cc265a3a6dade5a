import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteFonts} from '@/lib/fonts';
import {pageStore} from '@/lib/service-worker/page-store';
import {serviceWorker, type WorkerOptions} from '@/lib/service-worker/worker';
import {filesBelow} from './files.mts';

/** Unhashed files that every page shows. */
const COMMON = ['/logo.svg', '/logo-dark.svg', '/favicon.svg', '/manifest.webmanifest'];
const OFFLINE = '/offline';

/** Writes /sw.js: the worker's own text, called with this build's id and the list of files that every page needs. */
export function writeServiceWorker(out: string, {base, build}: {base: string; build: string}): void {
  const html = readFileSync(path.join(out, `${OFFLINE}.html`), 'utf8');
  const chunks = [...html.matchAll(new RegExp(`"(${base}/_next/static/[^"\\\\]+)"`, 'g'))].map(
    ([, address]) => address!,
  );
  // the style sheet's
  const pictures = filesBelow(path.join(out, '_next/static'), '.svg');
  const files = [
    ...chunks,
    ...pictures.map((file) => `${base}/${path.relative(out, file).replaceAll(path.sep, '/')}`),
    ...[...COMMON, ...siteFonts().map((font) => font.path)].map((file) => base + file),
  ];
  const options = {base, build, files: [...new Set(files)].sort(), offline: base + OFFLINE, timeoutMs: 4000};
  writeFileSync(path.join(out, 'sw.js'), workerText(options));
}

/** The worker as text with its arguments; its functions are compiled with the site's code, but self-contained. */
export function workerText(options: WorkerOptions): string {
  return `(${serviceWorker})(${JSON.stringify(options)},${pageStore});\n`;
}
