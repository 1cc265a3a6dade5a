import 'server-only';
import {existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What nobody has asked for in this time belongs to texts and code that are gone. */
const UNUSED_MS = 30 * DAY_MS;
const SWEPT = 'swept';

/** Notes that a cached file was asked for, by its date, at most once a day: archives of a cache keep dates, and reading leaves none. */
export function markUsed(file: string): void {
  if (ageOf(file) < DAY_MS) return;
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // where nothing can be written nothing is forgotten either
  }
}

/** Forgets the entries below the names of a cache folder that nobody has asked for in 30 days. Looks at most once a day. */
export function forgetUnused(cache: string): void {
  const mark = path.join(cache, SWEPT);
  if (!existsSync(cache) || (existsSync(mark) && ageOf(mark) < DAY_MS)) return;
  for (const name of readdirSync(cache, {withFileTypes: true})) {
    if (!name.isDirectory()) continue;
    const folder = path.join(cache, name.name);
    // what is not JSON has its own keepers: pictures, cards, pages, projects of tests
    const entries = readdirSync(folder).filter((file) => file.endsWith('.json'));
    for (const file of entries.map((entry) => path.join(folder, entry))) {
      if (ageOf(file) > UNUSED_MS) rmSync(file, {force: true});
    }
  }
  writeFileSync(mark, '');
}

const ageOf = (file: string) => Date.now() - statSync(file).mtimeMs;
