import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {forgetOthers, store, stored} from '@/lib/cache';
import {keptPages, PAGE_STORE, storedFiles} from '@/lib/kept-pages';

/**
 * Puts the pages that were not rendered, because they are kept from an earlier build (lib/kept-pages.ts), into the export, and keeps those
 * that were. Returns how many came from there.
 * @throws when a page is neither in the export nor kept: nothing is left out in silence.
 */
export function keepPages(out: string, build: string): number {
  const known = keptPages(build);
  if (!known) return 0;
  // stands for the id of the build, which every page bears and which differs from build to build; no text has this character
  const anyBuild = '\0'.repeat(build.length);
  const kept = new Set(known.kept);
  for (const [route, key] of Object.entries(known.keys)) {
    for (const [ending, name] of storedFiles(key)) {
      const file = path.join(out, route + ending);
      if (kept.has(route)) {
        const page = stored(PAGE_STORE, name);
        if (!page)
          throw new Error(`The page ${route} of an earlier build is gone from .cache. Remove .cache and build again.`);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, overwrite(page, anyBuild, build));
      } else {
        if (!existsSync(file)) throw new Error(`The page ${route} is missing from the export: there is no ${file}.`);
        store(PAGE_STORE, name, overwrite(readFileSync(file), build, anyBuild));
      }
    }
  }
  forgetOthers(
    PAGE_STORE,
    new Set(Object.values(known.keys).flatMap((key) => storedFiles(key).map(([, name]) => name))),
  );
  return kept.size;
}

/** Writes `to` over every `from`, which is as long; in place, because the texts of a whole site take a second to read and write as such. */
function overwrite(text: Buffer, from: string, to: string): Buffer {
  for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + to.length)) text.write(to, at);
  return text;
}
