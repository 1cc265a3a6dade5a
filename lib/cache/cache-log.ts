import 'server-only';
import {appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The values of one name: their JSON by key, which of them were asked for, and lines that are not in the file yet. */
interface Log {
  readonly file: string;
  readonly values: Map<string, string>;
  readonly asked: Set<string>;
  unwritten: string;
}

const logs = new Map<string, Log>();

/**
 * What `cachedSync` of lib/cache does, for values so small that a file for each would cost more than making them: all of a name stand
 * in one file of .cache, a line each, and new ones are added at its end. A damaged line is made again.
 */
export function cachedInLog<T>(name: string, key: string, make: () => T): T {
  const log = logOf(name);
  log.asked.add(key);
  const kept = parsed<T>(log.values.get(key));
  if (kept !== undefined) return kept;
  const value = make();
  const json = JSON.stringify(value);
  log.values.set(key, json);
  // what comes in one go is written in one go
  if (log.unwritten === '') setImmediate(write, log);
  log.unwritten += `${key} ${json}\n`;
  return value;
}

function parsed<T>(json: string | undefined): T | undefined {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json) as T;
  } catch {
    // a write was cut off
    return undefined;
  }
}

/** Forgets what this process did not ask for where that is most of a log. */
export function tidyLogs(): void {
  for (const log of logs.values()) {
    const {file, values, asked} = log;
    if (values.size <= asked.size * 4) continue;
    for (const key of values.keys()) if (!asked.has(key)) values.delete(key);
    log.unwritten = '';
    writeFileSync(file, [...values].map(([key, json]) => `${key} ${json}\n`).join(''));
  }
}

function logOf(name: string): Log {
  const file = path.join(process.cwd(), '.cache', `${name}.log`);
  const log = logs.get(file) ?? {file, values: valuesIn(file), asked: new Set(), unwritten: ''};
  logs.set(file, log);
  return log;
}

function valuesIn(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  // behind the last line break there is nothing, or a line that was cut off
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
}

function write(log: Log): void {
  mkdirSync(path.dirname(log.file), {recursive: true});
  appendFileSync(log.file, log.unwritten);
  log.unwritten = '';
}
