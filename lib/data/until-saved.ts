import 'server-only';
import {statSync} from 'node:fs';

/**
 * What `read` makes of files: in a build once per process, also an error; in development again when one of them has been saved, added
 * or removed, and until it is no error.
 */
export function untilSaved<T>(files: () => readonly string[], read: () => T): () => T {
  let kept: {readonly stamp: string; readonly answer: () => T} | undefined;
  return () => {
    const isDevelopment = process.env.NODE_ENV === 'development';
    const stamp = isDevelopment ? stampOf(files()) : '';
    if (kept?.stamp !== stamp) kept = {stamp, answer: isDevelopment ? resultOf(read) : resultOrErrorOf(read)};
    return kept.answer();
  };
}

function resultOf<T>(read: () => T): () => T {
  const value = read();
  return () => value;
}

/** A file that cannot be read is asked for by every article: reading it takes as long as all of them. */
function resultOrErrorOf<T>(read: () => T): () => T {
  try {
    return resultOf(read);
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

const stampOf = (files: readonly string[]) =>
  files.map((file) => `${file}:${statSync(file, {throwIfNoEntry: false})?.mtimeMs}`).join('\n');
