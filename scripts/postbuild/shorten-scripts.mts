import {createHash} from 'node:crypto';
import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CHUNKS, type Change, filesBelow, rewriteBelow} from './files.mts';

/** Stands before the name of a file where a text names one. */
const FOLDER = 'static/chunks/';
/** The name of the file that stands behind it. */
const nameIn = (mention: string) => /^[\w~.-]+/.exec(mention)?.[0] ?? '';

/** The text with the new names of files. Cut at the folder, because a pattern takes five times as long to find it. */
export function renamed(text: string, names: ReadonlyMap<string, string>): string {
  const [start = '', ...mentions] = text.split(FOLDER);
  const written = mentions.map((mention) => {
    const name = nameIn(mention);
    return FOLDER + (names.get(name) ?? name) + mention.slice(name.length);
  });
  return start + written.join('');
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
  const namesChanged = (text: string) => {
    const [, ...mentions] = text.split(FOLDER);
    return mentions.some((mention) => changed.has(nameIn(mention)));
  };
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
