import 'server-only';
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const FOLDER = '.cache';

/** A short content hash (SHA-256, 20 hex digits) of texts; the same texts always give the same one. */
export function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** One hash of files and of all but the tests below folders, so that results made by code are made again when the code changes. */
export function hashOfSources(root: string, sources: readonly string[]): string {
  const files = sources.flatMap((source) => {
    const place = path.join(root, source);
    if (statSync(place).isFile()) return place;
    return readdirSync(place, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
  });
  return hashOf(...files.sort().flatMap((file) => [path.relative(root, file), readFileSync(file, 'utf8')]));
}

/** The JSON kept under a name and key in .cache, or what `make` returns, which is then kept. A damaged entry is made again. */
export async function cached<T>(name: string, key: string, make: () => Promise<T>): Promise<T> {
  return read<T>(name, key) ?? keep(name, key, await make());
}

/** The same for what is made at once. */
export function cachedSync<T>(name: string, key: string, make: () => T): T {
  return read<T>(name, key) ?? keep(name, key, make());
}

function read<T>(name: string, key: string): T | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(name, key), 'utf8')) as T;
  } catch {
    // not there yet
    return undefined;
  }
}

function keep<T>(name: string, key: string, value: T): T {
  const file = fileOf(name, key);
  mkdirSync(path.dirname(file), {recursive: true});
  // several build workers may write the same entry: only a whole file ever has the name
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
  return value;
}

function fileOf(name: string, key: string): string {
  return path.join(process.cwd(), FOLDER, name, `${key}.json`);
}
