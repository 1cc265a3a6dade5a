import {createHash} from 'node:crypto';
import {cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Every file below `folder` with one of these extensions, as absolute paths. */
export function filesBelow(folder: string, ...endings: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The first hexadecimal digits of a hash, for file names. Eight distinguish versions, not thousands of files. */
export function contentHash(text: string, digits: 8 | 12): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}

/** A change of a text; returns a text it does not apply to unchanged. */
export type Change = (text: string) => string;

/** Rewrites a text file if `change` changes it; true when it did. */
export function rewrite(file: string, change: Change): boolean {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) return false;
  writeFileSync(file, after);
  return true;
}

/** Rewrites every file below `folder` with this extension that `change` changes. */
export function rewriteBelow(folder: string, ending: string, change: Change): void {
  for (const file of filesBelow(folder, ending)) rewrite(file, change);
}

/** Adds a second name to a file by a hard link, or a copy when links are impossible. */
export function linkFile(file: string, name: string): void {
  mkdirSync(path.dirname(name), {recursive: true});
  try {
    linkSync(file, name);
  } catch {
    cpSync(file, name);
  }
}
