import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './files.mts';

/**
 * Takes the batches of app/data apart: the JSON of every route and the Markdown of every article beside its page. Returns how
 * many files it wrote.
 */
export function placeData(out: string): number {
  const data = path.join(out, 'data');
  if (!existsSync(data)) return 0;
  const folders = new Set<string>();
  let written = 0;
  for (const batch of filesBelow(path.join(data, 'batches'), '.json')) {
    const texts = Object.entries<string>(JSON.parse(readFileSync(batch, 'utf8')));
    for (const [address, text] of texts) {
      const file = path.join(out, address);
      const folder = path.dirname(file);
      if (!folders.has(folder)) mkdirSync(folder, {recursive: true});
      folders.add(folder);
      writeFileSync(file, text);
    }
    written += texts.length;
  }
  rmSync(data, {recursive: true});
  return written;
}
