import {cpSync, existsSync, linkSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './files.mts';

/**
 * Makes x/index.html from x.html. Next creates a folder x/ for its own files, which plain hosts would list or refuse at
 * /x; with both files, every form of every address returns 200 on nginx, Python, http-server, serve and sirv. A hard
 * link, so it takes no space.
 */
export function addIndexHtml(out: string): void {
  for (const file of filesBelow(out, '.html')) {
    const name = path.basename(file);
    if (name === 'index.html' || name === '404.html') continue;
    const copy = path.join(file.slice(0, -'.html'.length), 'index.html');
    if (!existsSync(copy)) linkFile(file, copy);
  }
}

/** Adds a second name to a file by a hard link, or a copy when links are impossible. */
function linkFile(file: string, name: string): void {
  mkdirSync(path.dirname(name), {recursive: true});
  try {
    linkSync(file, name);
  } catch {
    cpSync(file, name);
  }
}
