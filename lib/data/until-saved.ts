import 'server-only';
import {statSync} from 'node:fs';

/** What `read` makes of files: in a build once per process, in development again when one of them has been saved, added or removed. */
export function untilSaved<T>(files: () => readonly string[], read: () => T): () => T {
  let kept: {readonly stamp: string; readonly value: T} | undefined;
  return () => {
    const stamp = process.env.NODE_ENV === 'development' ? stampOf(files()) : '';
    if (kept?.stamp !== stamp) kept = {stamp, value: read()};
    return kept.value;
  };
}

const stampOf = (files: readonly string[]) =>
  files.map((file) => `${file}:${statSync(file, {throwIfNoEntry: false})?.mtimeMs}`).join('\n');
