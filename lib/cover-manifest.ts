import 'server-only';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {CoverManifest} from '@/lib/covers/emit';
import type {SpriteManifest} from '@/lib/covers/sprites';

/** Written by scripts/prebuild.mts. */
export const COVER_MANIFEST = '.cache/covers.json';

export interface CoverFiles {
  readonly covers: CoverManifest;
  readonly sprites: SpriteManifest;
}

let loaded: {mtime: number; files: CoverFiles} | undefined;

/** Where the drawings of articles are; empty before the first build or start of the development server. */
export function coverFiles(): CoverFiles {
  // a build asks once per drawing, and they do not change under it
  if (loaded && process.env.NODE_ENV === 'production') return loaded.files;
  const file = path.join(process.cwd(), COVER_MANIFEST);
  if (!existsSync(file)) return {covers: {}, sprites: {}};
  const mtime = statSync(file).mtimeMs;
  if (loaded?.mtime !== mtime) loaded = {mtime, files: JSON.parse(readFileSync(file, 'utf8')) as CoverFiles};
  return loaded.files;
}
