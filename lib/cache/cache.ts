import 'server-only';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {markUsed} from './cache-age';

const FOLDER = '.cache';

/** A short content hash (SHA-256, 20 hex digits): equal texts give equal hashes. */
export function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/**
 * One hash of files and of everything but tests and READMEs below folders, so that cached results are stale when the
 * code behind them changes. Missing files are skipped: test projects have no package-lock.json.
 */
export function hashOfSources(root: string, sources: readonly string[]): string {
  const files = sources.flatMap((source) => {
    const place = path.join(root, source);
    if (!existsSync(place)) return [];
    if (statSync(place).isFile()) return place;
    return readdirSync(place, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^README\.md$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
  });
  return hashOf(...files.sort().flatMap((file) => [path.relative(root, file), readFileSync(file, 'utf8')]));
}

/** How often a worker checks whether another has finished the entry. */
const POLL_MS = 20;
/** No entry takes longer to compute; an older lock was left behind, perhaps on another machine. */
const MAX_COMPUTE_MS = 120_000;

/**
 * The cached JSON for a name and key, or what `make` returns, which is then cached. Entries that are damaged, or for
 * which `isValid` returns false, are computed again. When several workers need the same entry, one computes it and the
 * others wait.
 */
export async function cached<T>(
  name: string,
  key: string,
  make: () => Promise<T>,
  isValid: (value: T) => boolean | Promise<boolean> = () => true,
): Promise<T> {
  const lock = `${fileOf(name, key)}.lock`;
  for (;;) {
    const value = read<T>(name, key);
    if (value !== undefined && (await isValid(value))) return value;
    if (acquireLock(lock)) break;
    await setTimeout(POLL_MS);
  }
  try {
    return save(name, key, await make());
  } finally {
    rmSync(lock, {force: true});
  }
}

/** The synchronous form. */
export function cachedSync<T>(name: string, key: string, make: () => T): T {
  return read<T>(name, key) ?? save(name, key, make());
}

/** Locks an entry for this process. False when another living process locked it recently: try again later. */
export function acquireLock(lock: string): boolean {
  mkdirSync(path.dirname(lock), {recursive: true});
  try {
    writeFileSync(lock, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    // an unwritable folder or a full disk would make every worker wait
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // removes a stale lock; the next attempt acquires it
    if (!isHeld(lock)) rmSync(lock, {force: true});
    return false;
  }
}

function isHeld(lock: string): boolean {
  try {
    const isYoung = Date.now() - statSync(lock).mtimeMs < MAX_COMPUTE_MS;
    return isYoung && process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    // a living process of another user
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function read<T>(name: string, key: string): T | undefined {
  const file = fileOf(name, key);
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as T;
    markUsed(file);
    return value;
  } catch {
    // does not exist yet, or is damaged
    return undefined;
  }
}

/** Writes to a temporary file and renames it: several workers may write the same entry. Returns the value. */
function save<T>(name: string, key: string, value: T): T {
  const file = fileOf(name, key);
  const draft = `${file}.${process.pid}`;
  const json = JSON.stringify(value);
  try {
    writeFileSync(draft, json);
  } catch {
    // only the first write of a kind has to create its folder
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(draft, json);
  }
  renameSync(draft, file);
  return value;
}

function fileOf(name: string, key: string): string {
  return path.join(process.cwd(), FOLDER, name, `${key}.json`);
}
