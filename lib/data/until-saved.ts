import 'server-only';
import {statSync} from 'node:fs';

/**
 * Memoizes what `read` makes of files: once per process in a build, errors included; in development until one of the
 * files is saved, added or removed.
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

/** Errors are memoized too: every article asks for the file, and reading it takes as long as all of them. */
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
