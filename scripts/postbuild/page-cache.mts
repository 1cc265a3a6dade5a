import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {forgetOthers, isStored, storedSealed, storeSealed} from '@/lib/cache/cache';
import {cachedPages, PAGE_STORE, storedFiles} from '@/lib/cache/page-cache';
import {type Change, filesBelow} from './files.mts';

/** The pages of an export and their data, between the steps that need nothing but the page and those that need all pages. */
export interface Pages {
  /** Does the first steps to every rendered page. A page that can be cached is then in .cache, where the last steps take it from. */
  readonly begin: (ending: PageEnding, ...changes: readonly Change[]) => void;
  /**
   * Removes cached pages that no longer exist; returns how many come from an earlier build.
   * @throws when a page is neither in the export nor cached: nothing is left out in silence.
   */
  readonly settle: () => number;
  /** The files of all pages, whether they were rendered or come from an earlier build. */
  readonly files: (ending: PageEnding) => string[];
  /** A page as the first steps left it. */
  readonly read: (file: string) => string;
  /** Does the last steps to every page and puts it into the export. */
  readonly finish: (ending: PageEnding, change?: Change) => void;
}

type PageEnding = '.html' | '.txt';

/** The pages of a build, those that have not changed from an earlier one among them (lib/cache/page-cache.ts). */
export function pagesOf(out: string, build: string): Pages {
  const known = cachedPages(build);
  const keyed = Object.entries(known?.keys ?? {}).flatMap(([route, key]) =>
    storedFiles(key).map(([ending, name]) => [path.join(out, route + ending), {route, name}] as const),
  );
  const places = new Map(keyed);
  // stands for the id of the build, which every page bears and which differs from build to build; no text has this character
  const anyBuild = '\0'.repeat(build.length);

  const files: Pages['files'] = (ending) => {
    const rendered = filesBelow(out, ending).filter((file) => isPage(file) || places.has(file));
    return [...new Set([...rendered, ...[...places.keys()].filter((file) => file.endsWith(ending))])].sort();
  };
  const read: Pages['read'] = (file) => {
    const place = places.get(file);
    const page = place && storedSealed(PAGE_STORE, place.name);
    return page ? overwrite(page, anyBuild, build).toString() : readFileSync(file, 'utf8');
  };
  return {
    files,
    read,
    begin: (ending, ...changes) => {
      for (const file of filesBelow(out, ending).filter(isPage)) {
        const place = places.get(file);
        const page = changes.reduce((text, change) => change(text), readFileSync(file, 'utf8'));
        if (place) storeSealed(PAGE_STORE, place.name, overwrite(Buffer.from(page), build, anyBuild));
        else writeFileSync(file, page);
      }
    },
    settle: () => {
      // a build that was not prepared knows nothing of the cache
      if (!known) return 0;
      const kept = new Set(known.kept);
      const names = new Set(keyed.map(([, {name}]) => name));
      forgetOthers(PAGE_STORE, names);
      for (const [file, {route, name}] of keyed) {
        if (kept.has(route) ? isStored(PAGE_STORE, name) : existsSync(file)) continue;
        throw new Error(
          kept.has(route)
            ? `The page ${route} of an earlier build is gone from .cache. Remove .cache and build again.`
            : `The page ${route} is missing from the export: there is no ${file}.`,
        );
      }
      return kept.size;
    },
    finish: (ending, change = (text) => text) => {
      for (const file of files(ending)) {
        const before = read(file);
        const page = change(before);
        if (page === before && !places.has(file)) continue;
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, page);
      }
    },
  };
}

/** Other texts stand beside no page. */
function isPage(file: string): boolean {
  return file.endsWith('.html') || existsSync(file.replace(/txt$/, 'html'));
}

/** Writes `to` over every `from`, which is as long; in place, because the texts of a whole site take a second to read and write as such. */
function overwrite(text: Buffer, from: string, to: string): Buffer {
  for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + to.length)) text.write(to, at);
  return text;
}
