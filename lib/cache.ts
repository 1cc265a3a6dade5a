import 'server-only';
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const FOLDER = '.cache';

/** A short content hash (SHA-256, 20 hex digits) of texts; the same texts always give the same one. */
export function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** One hash of every file but tests below some folders, so that results made by code are made again when the code changes. */
export function hashOfFolders(root: string, folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return hashOf(...files.sort().flatMap((file) => [path.relative(root, file), readFileSync(file, 'utf8')]));
}

/** The JSON kept under a name and key in .cache, or what `make` returns, which is then kept. A damaged entry is made again. */
export async function cached<T>(name: string, key: string, make: () => Promise<T>): Promise<T> {
  const folder = path.join(process.cwd(), FOLDER, name);
  const file = path.join(folder, `${key}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    // not there yet
  }
  const value = await make();
  mkdirSync(folder, {recursive: true});
  // several build workers may write the same entry: only a whole file ever has the name
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
  return value;
}
