import {cpSync, existsSync, linkSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './files.mts';

/** Makes x/index.html from x.html: hosts would list or refuse the folder x/ of Next's own files. */
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
