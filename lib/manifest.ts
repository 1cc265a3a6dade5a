import 'server-only';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {untilSaved} from './data/until-saved';

/** A function that reads a JSON file which scripts/prebuild.mts has written, by its path below the project. Before the first build it gives `missing`. */
export function manifestReader<T>(file: string, missing: T): () => T {
  const place = () => path.join(process.cwd(), file);
  return untilSaved(
    () => [place()],
    () => (existsSync(place()) ? (JSON.parse(readFileSync(place(), 'utf8')) as T) : missing),
  );
}
