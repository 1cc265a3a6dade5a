import {execFileSync} from 'node:child_process';
import path from 'node:path';

const COMMAND = path.resolve('node_modules/next-sitemap/bin/next-sitemap.mjs');

/** Writes sitemap.xml and robots.txt with next-sitemap; next-sitemap.config.js says what is in them. */
export function writeSitemap(): void {
  execFileSync(process.execPath, [COMMAND], {stdio: ['ignore', 'ignore', 'inherit']});
}
