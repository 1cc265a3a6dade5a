import 'server-only';
import {statSync} from 'node:fs';
import {type Problem, SiteError} from '@/lib/errors';

interface Kept<T> {
  readonly stamp: string;
  readonly answer: () => T;
}

/** What is wrong with files that development goes on without, by the file; all of Next's bundles share it. */
const shared = globalThis as {sunrootFaults?: Map<string, readonly Problem[]>};

/** What is wrong with data and settings, while the pages show what was there before. Development only. */
export function faultsOfData(): readonly Problem[] {
  return [...(shared.sunrootFaults ?? [])].flatMap(([, problems]) => problems);
}

/**
 * What `read` makes of files: in a build once per process, also an error; in development again when one of them has been saved, added
 * or removed. There an author's mistake takes nothing away: the last answer that was right stays, or `otherwise` when there is none, and
 * `faultsOfData` tells the mistake. The first file gives it its name.
 */
export function memoizeFiles<T>(files: () => readonly string[], read: () => T, otherwise?: T): () => T {
  let kept: Kept<T> | undefined;
  let name = '';
  return () => {
    if (process.env.NODE_ENV !== 'development') {
      kept ??= {stamp: '', answer: resultOrErrorOf(read)};
      return kept.answer();
    }
    try {
      const names = files();
      name = names[0] ?? name;
      const stamp = stampOf(names);
      if (kept?.stamp === stamp) return kept.answer();
      const value = withoutFault(name, read, kept?.answer() ?? otherwise);
      kept = {stamp, answer: () => value};
    } catch (error) {
      if (!(error instanceof SiteError) || !kept) throw error;
      noteFault(name, error);
    }
    return kept.answer();
  };
}

/** What `read` gives; in development, when it throws an author's mistake, `last`, if there is any, and the mistake is noted under `name`. */
export function withoutFault<T>(name: string, read: () => T, last: T | undefined): T {
  try {
    const value = read();
    shared.sunrootFaults?.delete(name);
    return value;
  } catch (error) {
    if (!(error instanceof SiteError) || process.env.NODE_ENV !== 'development') throw error;
    noteFault(name, error);
    if (last === undefined) throw error;
    return last;
  }
}

function noteFault(name: string, {problems}: SiteError): void {
  shared.sunrootFaults ??= new Map();
  shared.sunrootFaults.set(name, problems);
}

/** Errors are memoized too: every article asks for the file, and reading it takes as long as all of them. */
function resultOrErrorOf<T>(read: () => T): () => T {
  try {
    const value = read();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

const stampOf = (files: readonly string[]) =>
  files.map((file) => `${file}:${statSync(file, {throwIfNoEntry: false})?.mtimeMs}`).join('\n');
