import type {Engine, Filter} from './engine';
import {DIRECTORY_PATH, shardPath, type TextTier, textPath} from './text-tier';

/** The files of a second tier by address, as they are published. */
export function filesOf({directory, shards, texts}: TextTier): ReadonlyMap<string, string> {
  return new Map<string, string>([
    [DIRECTORY_PATH, JSON.stringify(directory)],
    ...shards.map((shard, at) => [shardPath(at), JSON.stringify(shard)] as const),
    ...texts.map((text, at) => [textPath(at), JSON.stringify(text)] as const),
  ]);
}

/** Gives an engine the files it requests for a query, and returns their addresses. Throws for a repeated request. */
export function loadFiles(
  engine: Engine,
  files: ReadonlyMap<string, string>,
  query: string,
  filter?: Filter,
): string[] {
  const taken: string[] = [];
  for (;;) {
    const wanted = engine.wants(query, filter);
    if (wanted.length === 0) return taken;
    for (const {path, take} of wanted) {
      if (taken.includes(path)) throw new Error(`${path} was requested again.`);
      take(files.get(path) ?? '');
      taken.push(path);
    }
  }
}
