import 'server-only';
import {appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The values of one log: their JSON by key, which of them were used, and lines not yet in the file. */
interface Log {
  readonly file: string;
  readonly values: Map<string, string>;
  readonly used: Set<string>;
  unwritten: string;
}

/** A larger log is mostly values of old texts, which only a build removes; at 512 MB it could not be read. */
const MAX_BYTES = 64_000_000;

const logs = new Map<string, Log>();

/**
 * Like `cached`, for values so small that a file for each would cost more than computing them: all values of a name are
 * lines of one file, and new ones are appended. A damaged line is computed again.
 */
export function cachedInLog<T>(name: string, key: string, make: () => T): T {
  const log = logOf(name);
  log.used.add(key);
  const cached = parsed<T>(log.values.get(key));
  if (cached !== undefined) return cached;
  const value = make();
  const json = JSON.stringify(value);
  log.values.set(key, json);
  // values computed together are written together
  if (log.unwritten === '') setImmediate(write, log);
  log.unwritten += `${key} ${json}\n`;
  return value;
}

function parsed<T>(json: string | undefined): T | undefined {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json) as T;
  } catch {
    // an interrupted write
    return undefined;
  }
}

/** Removes the values that this process did not use, when they are most of a log. */
export function compactLogs(): void {
  for (const log of logs.values()) {
    const {file, values, used} = log;
    if (values.size <= used.size * 4) continue;
    for (const key of values.keys()) if (!used.has(key)) values.delete(key);
    log.unwritten = '';
    writeFileSync(file, [...values].map(([key, json]) => `${key} ${json}\n`).join(''));
  }
}

function logOf(name: string): Log {
  const file = path.join(process.cwd(), '.cache', `${name}.log`);
  const log = logs.get(file) ?? {file, values: valuesIn(file), used: new Set(), unwritten: ''};
  logs.set(file, log);
  return log;
}

function valuesIn(file: string): Map<string, string> {
  const size = statSync(file, {throwIfNoEntry: false})?.size ?? 0;
  if (size > MAX_BYTES) rmSync(file);
  if (size === 0 || size > MAX_BYTES) return new Map();
  // the part after the last line break is empty, or an interrupted line
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
}

function write(log: Log): void {
  mkdirSync(path.dirname(log.file), {recursive: true});
  appendFileSync(log.file, log.unwritten);
  log.unwritten = '';
}
