import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Every file below `folder` with one of these extensions, as absolute paths. */
export function filesBelow(folder: string, ...endings: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Writes a file of the export, and the folders above it. */
export function writeBelow(folder: string, address: string, text: string): void {
  const file = path.join(folder, address);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** A change of a text; returns a text it does not apply to unchanged. */
export type Change = (text: string) => string;

/** Rewrites every file below `folder` with this extension that `change` changes. */
export function rewriteBelow(folder: string, ending: string, change: Change): void {
  for (const file of filesBelow(folder, ending)) {
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after !== before) writeFileSync(file, after);
  }
}
