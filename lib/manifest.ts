import 'server-only';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * What reads a JSON file that scripts/prebuild.mts has written, by its path below the project: in a build once, because it does not change under
 * it, in development again after every change. `missing` stands for it before the first build.
 */
export function manifestReader<T>(file: string, missing: T): () => T {
  let loaded: {readonly mtime: number; readonly value: T} | undefined;
  return () => {
    if (loaded && process.env.NODE_ENV === 'production') return loaded.value;
    const place = path.join(process.cwd(), file);
    if (!existsSync(place)) return missing;
    const mtime = statSync(place).mtimeMs;
    if (loaded?.mtime !== mtime) loaded = {mtime, value: JSON.parse(readFileSync(place, 'utf8')) as T};
    return loaded.value;
  };
}
