import 'server-only';
import {readFileSync} from 'node:fs';
import {mkdir, readdir} from 'node:fs/promises';
import path from 'node:path';
import {deleteStale, writeAtomically} from '@/lib/cache/atomic-write';
import {COVER, type CoverManifest, coverName} from './emit';

/** A page that shows thumbnails, and the articles on it. */
export interface ThumbnailList {
  readonly path: string;
  readonly routes: readonly string[];
}

/** Page → article → what `<use href>` needs. */
export type SpriteManifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface SpriteOptions {
  /** The folder emitCovers wrote to. */
  readonly covers: string;
  readonly outDir: string;
  /** The address of `outDir`. */
  readonly base: string;
}

/**
 * Writes one file per list with all of its thumbnails, so that a list of any length costs one request. Lists of the
 * same articles share a file; unused files are deleted. `covers` is what emitCovers returned.
 */
export async function emitSprites(
  lists: readonly ThumbnailList[],
  covers: CoverManifest,
  {covers: folder, outDir, base}: SpriteOptions,
): Promise<SpriteManifest> {
  await mkdir(outDir, {recursive: true});
  const present = new Set(await readdir(outDir));
  const wanted = new Set<string>();
  const symbols = new Map<string, string>();
  const symbolOf = (route: string) => {
    const file = covers[route] && path.basename(covers[route].thumbnail).replace('#cover', '');
    if (!file) return undefined;
    const cached = symbols.get(file) ?? symbol(readFileSync(path.join(folder, file), 'utf8'));
    symbols.set(file, cached);
    return cached;
  };
  const manifest: Record<string, Record<string, string>> = {};
  for (const {path: page, routes} of lists) {
    const drawn = routes.flatMap((route) => {
      const text = symbolOf(route);
      return text ? [{route, text}] : [];
    });
    if (drawn.length === 0) continue;
    const body = drawn.map(({text}, index) => text.replace('<symbol', `<symbol id="t${index}"`)).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;
    const name = coverName(svg);
    if (!present.has(name) && !wanted.has(name)) await writeAtomically(path.join(outDir, name), svg);
    wanted.add(name);
    manifest[page] = Object.fromEntries(drawn.map(({route}, index) => [route, `${base}/${name}#t${index}`]));
  }
  await deleteStale(outDir, COVER, wanted);
  return manifest;
}

function symbol(svg: string): string {
  return svg
    .replace(/^<svg [^>]*viewBox="([^"]+)"[^>]*>/, '<symbol viewBox="$1">')
    .replace(/<\/svg>$/, '</symbol>')
    .replace(' id="cover"', '');
}
