import 'server-only';
import {existsSync, readdirSync, rmSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Entries unused for this long belong to deleted texts and old code. */
const UNUSED_MS = 30 * DAY_MS;

/** Dates a cached file today, at most once a day: reading sets no date, and hosts that keep .cache keep dates. */
export function markUsed(file: string): void {
  if (ageOf(file) < DAY_MS) return;
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // if nothing can be written, nothing can be deleted either
  }
}

/** Deletes entries below these folders of the cache that have not been used for 30 days. */
export function deleteUnused(cache: string): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache, {withFileTypes: true})) {
    if (!name.isDirectory()) continue;
    const folder = path.join(cache, name.name);
    // their owners clean up other files: pictures, cards, test projects
    const entries = readdirSync(folder).filter((file) => file.endsWith('.json'));
    for (const file of entries.map((entry) => path.join(folder, entry))) {
      if (ageOf(file) > UNUSED_MS) rmSync(file, {force: true});
    }
  }
}

const ageOf = (file: string) => Date.now() - statSync(file).mtimeMs;
