import {cpSync, existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './files.mts';

/**
 * Copies x.html to x/index.html. Next makes a folder x/ for its own files, which plain hosts would list or refuse for the address /x;
 * with both, every form of every address answers 200 on nginx, Python, http-server, serve and sirv.
 */
export function addTwins(out: string): void {
  for (const file of filesBelow(out, '.html')) {
    const name = path.basename(file);
    if (name === 'index.html' || name === '404.html') continue;
    const twin = path.join(file.slice(0, -'.html'.length), 'index.html');
    if (existsSync(twin)) continue;
    mkdirSync(path.dirname(twin), {recursive: true});
    cpSync(file, twin);
  }
}
