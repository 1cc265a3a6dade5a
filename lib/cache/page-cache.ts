import 'server-only';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The folder the export goes to, relative to the project; an empty OUT_DIR counts as unset. */
export const OUT = process.env.OUT_DIR || 'out';
/** One name for a folder inside a folder, too: the two do not share a cache. */
const NAME = encodeURIComponent(OUT);
/** A file for each build, because another command may prepare the next state while one is at work. */
const PREPARED = path.join('.cache/builds', NAME);
const DAY_MS = 24 * 60 * 60 * 1000;
/** The ids that scripts/support/build-id.mjs makes. Any other, such as the number that Jenkins gives, may occur in a text as well. */
const OWN_ID = /^[0-9a-f]{16}$/;

/**
 * The name in .cache below which pages are cached, by their keys: one for each folder the export may go to, so that a second site built from
 * the same project does not drive out the first.
 */
export const PAGE_STORE = `pages/${NAME}`;
const ENDINGS = ['.html', '.txt'] as const;

/** The files cached of a page: how each ends in the export, and its name in the cache. The last is written last. */
export function storedFiles(key: string): (readonly [ending: string, name: string])[] {
  return ENDINGS.map((ending) => [ending, key + ending]);
}

/** What is known of the pages of a build before it begins. */
export interface CachedPages {
  /** The keys of all pages that can be cached, by path; see lib/cache/page-keys.ts. */
  readonly keys: Readonly<Record<string, string>>;
  /** The paths of those that are cached already. */
  readonly kept: readonly string[];
}

/** Notes what is known of the pages of a build. The pages of a build whose id was given from outside are not cached: nothing is noted of them. */
export function prepare(build: string, pages: CachedPages): void {
  const folder = path.join(process.cwd(), PREPARED);
  mkdirSync(folder, {recursive: true});
  for (const file of readdirSync(folder).map((name) => path.join(folder, name))) {
    if (Date.now() - statSync(file).mtimeMs > DAY_MS) rmSync(file);
  }
  if (OWN_ID.test(build)) writeFileSync(preparedFile(build), JSON.stringify(pages));
}

/** What is known of the pages of a build; undefined when it was not prepared. */
export function cachedPages(build = ''): CachedPages | undefined {
  const file = preparedFile(build);
  return OWN_ID.test(build) && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CachedPages) : undefined;
}

function preparedFile(build: string): string {
  return path.join(process.cwd(), PREPARED, `${build}.json`);
}

let kept: ReadonlySet<string> | undefined;

/**
 * Those of the items whose pages Next has to render. The pages of the others are cached by an earlier build with the same content and
 * code, and are put beside the rendered ones afterwards (scripts/postbuild/page-cache.mts).
 */
export function toRender<T extends {readonly route: string}>(items: readonly T[]): readonly T[] {
  if (process.env.NODE_ENV !== 'production') return items;
  kept ??= new Set(cachedPages(process.env.BUILD_ID)?.kept);
  return items.filter(({route}) => !kept!.has(route));
}
