import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Every file below `folder` with one of these endings, as absolute paths. */
export function filesBelow(folder: string, ...endings: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Rewrites a text file when `change` changes it; true when it did. */
export function rewrite(file: string, change: (text: string) => string): boolean {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) return false;
  writeFileSync(file, after);
  return true;
}

/** The id of the build that stands in `out`, from the folder Next names after it. */
export function exportedBuild(out: string): string {
  const [manifest] = filesBelow(path.join(out, '_next/static'), '_buildManifest.js');
  if (!manifest) throw new Error(`There is no export in ${out}.`);
  return path.basename(path.dirname(manifest));
}
