import {createHash} from 'node:crypto';
import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CHUNKS, type Change, filesBelow, rewriteBelow} from './files.mts';

/** A file that a text names, by its place below `_next`. */
const MENTION = /(?<=static\/chunks\/)[\w~.-]+/g;

/** The text with the new names of files. */
export function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(MENTION, (name) => names.get(name) ?? name);
}

/**
 * Gives classes their short names in all scripts. Browsers keep a script for ever, by a name that Turbopack made of what it held before; so a script
 * that changes gets a new one, and with it every script that names it. Returns old names and new ones.
 */
export function shortenScripts(out: string, toShortNames: Change): Map<string, string> {
  const folder = path.join(out, CHUNKS);
  const texts = new Map(filesBelow(folder, '.js').map((file) => [path.basename(file), readFileSync(file, 'utf8')]));
  const changed = new Set<string>();
  const version = createHash('sha256');
  for (const [name, text] of [...texts].sort()) {
    const short = toShortNames(text);
    if (short === text) continue;
    changed.add(name);
    version.update(short);
    writeFileSync(path.join(folder, name), short);
  }
  const namesChanged = (text: string) => text.match(MENTION)?.some((name) => changed.has(name));
  for (let size = -1; size !== changed.size; ) {
    size = changed.size;
    for (const [name, text] of texts) if (namesChanged(text)) changed.add(name);
  }
  const end = `-${version.digest('hex').slice(0, 6)}.js`;
  const names = new Map([...changed].map((name) => [name, name.replace(/\.js$/, end)]));
  rewriteBelow(out, '.js', (text) => renamed(text, names));
  for (const [name, to] of names) renameSync(path.join(folder, name), path.join(folder, to));
  return names;
}
