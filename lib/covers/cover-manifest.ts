import 'server-only';
import type {CoverManifest} from '@/lib/covers/emit';
import type {SpriteManifest} from '@/lib/covers/sprites';
import {manifestReader} from '@/lib/manifest';

/** Written by scripts/prebuild.mts. */
export const COVER_MANIFEST = '.cache/covers.json';

interface CoverFiles {
  readonly covers: CoverManifest;
  readonly sprites: SpriteManifest;
}

/** The drawings of articles; empty before the first build or start of the development server. */
export const coverFiles = manifestReader<CoverFiles>(COVER_MANIFEST, {covers: {}, sprites: {}});
