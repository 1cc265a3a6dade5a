import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Writes sitemap.xml and robots.txt to `out` with next-sitemap; next-sitemap.config.js sets their contents. */
export function writeSitemap(out: string, project = process.cwd()): void {
  // the package exports no path to its command; npx would find it, but take longer than the sitemap
  const entry = createRequire(import.meta.url).resolve('next-sitemap');
  const command = path.resolve(entry, '../../../bin/next-sitemap.mjs');
  const env = {...process.env, OUT_DIR: out};
  execFileSync(process.execPath, [command], {cwd: project, env, stdio: ['ignore', 'ignore', 'inherit']});
}
