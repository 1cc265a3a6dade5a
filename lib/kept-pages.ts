import 'server-only';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Written by scripts/prebuild.mts. */
export const KEPT_PAGES = '.cache/pages.json';

/**
 * The name in .cache below which pages are kept, by their keys: one for each folder of exports, so that a second
 * site built from the same project does not drive out the first.
 */
export const PAGE_STORE = `pages/${process.env.OUT_DIR ?? 'out'}`;
const ENDINGS = ['.html', '.txt'] as const;

/** The files kept of a page: how each ends in the export, and its name among those that are kept. The last is written last. */
export function storedFiles(key: string): (readonly [ending: string, name: string])[] {
  return ENDINGS.map((ending) => [ending, key + ending]);
}

/** What is known of the pages of a build before it begins. */
export interface KeptPages {
  /** The id of the build. */
  readonly build: string;
  /** The keys of all pages that can be kept, by path; see lib/page-keys.ts. */
  readonly keys: Readonly<Record<string, string>>;
  /** The paths of those that are kept already. */
  readonly kept: readonly string[];
}

/** What is known of the pages of a build; undefined when it is not the build that was prepared. */
export function keptPages(build: string | undefined): KeptPages | undefined {
  const file = path.join(process.cwd(), KEPT_PAGES);
  if (!existsSync(file)) return undefined;
  const pages = JSON.parse(readFileSync(file, 'utf8')) as KeptPages;
  return pages.build === build ? pages : undefined;
}

let kept: ReadonlySet<string> | undefined;

/**
 * Those of the items whose pages Next has to render. The pages of the others are kept from an earlier build with the same content and
 * code, and are put beside the rendered ones afterwards (scripts/postbuild/kept-pages.mts).
 */
export function toRender<T extends {readonly route: string}>(items: readonly T[]): readonly T[] {
  if (process.env.NODE_ENV !== 'production') return items;
  kept ??= new Set(keptPages(process.env.BUILD_ID)?.kept);
  return items.filter(({route}) => !kept!.has(route));
}
