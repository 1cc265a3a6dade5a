import 'server-only';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {memoizeFiles} from './memoize-files';

/** A function that reads a JSON file written by scripts/prebuild.mts. Before the first build it returns `missing`. */
export function manifestReader<T>(file: string, missing: T): () => T {
  const place = () => path.join(process.cwd(), file);
  return memoizeFiles(
    () => [place()],
    () => (existsSync(place()) ? (JSON.parse(readFileSync(place(), 'utf8')) as T) : missing),
  );
}
