import 'server-only';
import {statSync} from 'node:fs';
import {type Problem, SiteError} from '@/lib/errors';

interface Memo<T> {
  readonly stamp: string;
  readonly answer: () => T;
}

interface Tolerated {
  readonly problems: readonly Problem[];
  readonly isCurrent: () => boolean;
}

/** Errors in files that development tolerates, and last values, by file; shared by Next's bundles, also renewed ones. */
const shared = globalThis as {sunrootFaults?: Map<string, Tolerated>; sunrootValues?: Map<string, unknown>};

/** What is wrong with data and settings, while the pages show the last valid state. Development only. */
export function toleratedFaults(): readonly Problem[] {
  return [...(shared.sunrootFaults ?? [])].flatMap(([, {problems, isCurrent}]) => (isCurrent() ? problems : []));
}

/**
 * Memoizes `read`: in a build once per process, including errors; in development until one of the files is saved, added
 * or removed. There, after an author's mistake, the last valid value stays, or `otherwise` if there is none, and
 * `toleratedFaults` reports the mistake. The first file is its name.
 */
export function memoizeFiles<T>(files: () => readonly string[], read: () => T, otherwise?: T): () => T {
  let memo: Memo<T> | undefined;
  let name = '';
  return () => {
    if (process.env.NODE_ENV !== 'development') {
      memo ??= {stamp: '', answer: resultOrErrorOf(read)};
      return memo.answer();
    }
    try {
      const names = files();
      name = names[0] ?? name;
      const stamp = stampOf(names);
      if (memo?.stamp === stamp) return memo.answer();
      shared.sunrootValues ??= new Map();
      const last = () => memo?.answer() ?? (shared.sunrootValues?.get(name) as T | undefined) ?? otherwise;
      const value = withoutFault(name, read, last, () => stampOf(names) === stamp);
      shared.sunrootValues.set(name, value);
      memo = {stamp, answer: () => value};
    } catch (error) {
      if (!(error instanceof SiteError) || !memo) throw error;
      recordFault(name, error);
    }
    return memo.answer();
  };
}

/** What `read` returns. In development a mistake is recorded, and the last valid value or a default returned. */
export function withoutFault<T>(
  name: string,
  read: () => T,
  otherwise: () => T | undefined,
  isCurrent = () => true,
): T {
  try {
    const value = read();
    shared.sunrootFaults?.delete(name);
    return value;
  } catch (error) {
    if (!(error instanceof SiteError) || process.env.NODE_ENV !== 'development') throw error;
    recordFault(name, error, isCurrent);
    const last = otherwise();
    if (last === undefined) throw error;
    return last;
  }
}

function recordFault(name: string, {problems}: SiteError, isCurrent = () => true): void {
  shared.sunrootFaults ??= new Map();
  shared.sunrootFaults.set(name, {problems, isCurrent});
}

/** Memoizes errors, too: every article reads the file, and each failed attempt would take as long as the first. */
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
