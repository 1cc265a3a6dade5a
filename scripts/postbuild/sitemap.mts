import {execFileSync} from 'node:child_process';

/** Writes sitemap.xml and robots.txt with next-sitemap; next-sitemap.config.js says what is in them. */
export function writeSitemap(): void {
  execFileSync('npx', ['next-sitemap'], {stdio: ['ignore', 'ignore', 'inherit']});
}
