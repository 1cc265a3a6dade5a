import 'server-only';
import {manifestReader} from '@/lib/manifest';
import type {CoverManifest} from '@/lib/site/covers/emit';
import type {SpriteManifest} from '@/lib/site/covers/sprites';

/** Written by scripts/prebuild.mts. */
export const COVER_MANIFEST = '.cache/covers.json';

interface CoverFiles {
  readonly covers: CoverManifest;
  readonly sprites: SpriteManifest;
}

/** The drawings of articles; empty before the first build or start of the development server. */
export const coverFiles = manifestReader<CoverFiles>(COVER_MANIFEST, {covers: {}, sprites: {}});
