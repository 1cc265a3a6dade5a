import 'server-only';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

const FOLDER = '.cache';

/** A short content hash (SHA-256, 20 hex digits) of texts; the same texts always give the same one. */
export function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/**
 * One hash of files and of all but the tests below folders, so that results made by code are made again when the code changes. What does
 * not exist counts as nothing: a project put together for a test has no package-lock.json.
 */
export function hashOfSources(root: string, sources: readonly string[]): string {
  const files = sources.flatMap((source) => {
    const place = path.join(root, source);
    if (!existsSync(place)) return [];
    if (statSync(place).isFile()) return place;
    return readdirSync(place, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
  });
  return hashOf(...files.sort().flatMap((file) => [path.relative(root, file), readFileSync(file, 'utf8')]));
}

/** The same of this project, worked out when it is first asked for: the state of the code that makes what is kept. */
export function madeBy(...sources: readonly string[]): () => string {
  let hash: string | undefined;
  return () => {
    hash ??= hashOfSources(process.cwd(), sources);
    return hash;
  };
}

/** How often a worker looks whether another one has finished what both need. */
const LOOK_MS = 20;
/** Nothing takes longer to make; an older claim was left behind, perhaps on another machine. */
const LONGEST_MS = 120_000;

/**
 * The JSON kept under a name and key in .cache, or what `make` returns, which is then kept. A damaged entry is made again. Of several
 * workers that need the same entry one makes it, the others wait.
 */
export async function cached<T>(name: string, key: string, make: () => Promise<T>): Promise<T> {
  const claim = `${fileOf(name, key)}.claim`;
  for (;;) {
    const kept = read<T>(name, key);
    if (kept !== undefined) return kept;
    if (isTaken(claim)) await setTimeout(LOOK_MS);
    else break;
  }
  try {
    return keep(name, key, await make());
  } finally {
    rmSync(claim, {force: true});
  }
}

/** The same for what is made at once. */
export function cachedSync<T>(name: string, key: string, make: () => T): T {
  return read<T>(name, key) ?? keep(name, key, make());
}

/** Claims the making of an entry, unless another living process has. */
function isTaken(claim: string): boolean {
  mkdirSync(path.dirname(claim), {recursive: true});
  try {
    writeFileSync(claim, String(process.pid), {flag: 'wx'});
    return false;
  } catch {
    // after a claim that was left behind comes another look, not a second maker
    if (!isHeld(claim)) rmSync(claim, {force: true});
    return true;
  }
}

function isHeld(claim: string): boolean {
  try {
    const isYoung = Date.now() - statSync(claim).mtimeMs < LONGEST_MS;
    return isYoung && process.kill(Number(readFileSync(claim, 'utf8')), 0);
  } catch {
    return false;
  }
}

/** The JSON kept under a name and key, undefined when there is none or when it is damaged. */
export function read<T>(name: string, key: string): T | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(name, key), 'utf8')) as T;
  } catch {
    // not there yet
    return undefined;
  }
}

/** Keeps a value as JSON under a name and key, and returns it. */
export function keep<T>(name: string, key: string, value: T): T {
  const file = fileOf(name, key);
  mkdirSync(path.dirname(file), {recursive: true});
  // several build workers may write the same entry: only a whole file ever has the name
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
  return value;
}

/** Whether something is kept under a name and key; a damaged entry counts, too. */
export function isStored(name: string, key: string): boolean {
  return existsSync(fileOf(name, key));
}

/** Forgets what is kept under a name, but for these keys. */
export function forgetOthers(name: string, keys: ReadonlySet<string>): void {
  const folder = path.join(process.cwd(), FOLDER, name);
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    if (!keys.has(path.basename(file, '.json'))) rmSync(path.join(folder, file));
  }
}

function fileOf(name: string, key: string): string {
  return path.join(process.cwd(), FOLDER, name, `${key}.json`);
}
