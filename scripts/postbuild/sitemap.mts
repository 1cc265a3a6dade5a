import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Writes sitemap.xml and robots.txt with next-sitemap; next-sitemap.config.js says what is in them. */
export function writeSitemap(): void {
  // the package exports no path to its command; npx would find it, and take longer than the sitemap does
  const entry = createRequire(import.meta.url).resolve('next-sitemap');
  const command = path.resolve(entry, '../../../bin/next-sitemap.mjs');
  execFileSync(process.execPath, [command], {stdio: ['ignore', 'ignore', 'inherit']});
}
