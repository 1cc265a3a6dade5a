import {type createEngine, DIRECTORY_PATH, shardPath, textPath} from '@/lib/search';
import type {TextTier} from '@/lib/search/text-tier';

/** The files of a second tier by address, as they are published. */
export function filesOf({directory, shards, texts}: TextTier): ReadonlyMap<string, string> {
  return new Map<string, string>([
    [DIRECTORY_PATH, JSON.stringify(directory)],
    ...shards.map((shard, index) => [shardPath(index), JSON.stringify(shard)] as const),
    ...texts.map((text, index) => [textPath(index), JSON.stringify(text)] as const),
  ]);
}

/** Loads the files that an engine needs for a query; returns their addresses. Throws when one is requested twice. */
export function loadFiles(
  engine: ReturnType<typeof createEngine>,
  files: ReadonlyMap<string, string>,
  query: string,
): string[] {
  const loaded: string[] = [];
  for (;;) {
    const wanted = engine.missingFiles(query);
    if (wanted.length === 0) return loaded;
    for (const {path, load} of wanted) {
      if (loaded.includes(path)) throw new Error(`${path} was requested again.`);
      load(files.get(path) ?? '');
      loaded.push(path);
    }
  }
}
