import 'server-only';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {writeAtomically} from './atomic-write';
import {markUsed} from './cache-age';

/** A short content hash (SHA-256, 20 hex digits): equal parts give equal hashes. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** Tests, hidden files, and what a build writes. */
const LEFT_OUT = /(?:^|\/)\.|\.test\.tsx?$|^public\/(?:cards|covers|images)\//;

/**
 * One hash of files and of everything below folders that matters to the site, so that cached results are stale when the
 * code behind them changes. Missing files are skipped: test projects have no package-lock.json.
 */
export function hashOfSources(root: string, sources: readonly string[]): string {
  const files = sources.flatMap((source) => {
    const place = path.join(root, source);
    if (!existsSync(place)) return [];
    if (statSync(place).isFile()) return source;
    return readdirSync(place, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((file) => !LEFT_OUT.test(file));
  });
  return hashOf(...files.sort().flatMap((file) => [file, readFileSync(path.join(root, file))]));
}

/**
 * The cached JSON for a name and key, or what `make` returns, which is then cached. Entries that are damaged, or for
 * which `isValid` returns false, are computed again.
 */
export async function cached<T>(
  name: string,
  key: string,
  make: () => T | Promise<T>,
  isValid: (value: T) => boolean | Promise<boolean> = () => true,
): Promise<T> {
  const file = path.join(process.cwd(), '.cache', name, `${key}.json`);
  const stored = read<T>(file);
  if (stored !== undefined && (await isValid(stored))) return stored;
  const value = await make();
  await mkdir(path.dirname(file), {recursive: true});
  await writeAtomically(file, JSON.stringify(value));
  return value;
}

function read<T>(file: string): T | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as T;
    markUsed(file);
    return value;
  } catch {
    // does not exist yet, or is damaged
    return undefined;
  }
}
