import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

/** What no client requests: second copies of data, Next's not-found page, pages of empty routes (`NONE` in params.ts). */
const USELESS = /^(__next\._full\.txt|_not-found(\.html|\.txt)?|__none__.*)$/;
/** Below `_next`: source maps, and sources that Turbopack copies beside the chunks of a worker. */
const SOURCES = /\.(map|tsx?)$/;

/** Deletes useless files from a folder of the export, and folders that become empty. */
export function prune(folder: string): void {
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    const isSource = folder.includes(`${path.sep}_next${path.sep}`) && SOURCES.test(entry.name);
    if (isSource || USELESS.test(entry.name)) rmSync(file, {recursive: true});
    else if (entry.isDirectory()) {
      prune(file);
      if (readdirSync(file).length === 0) rmSync(file, {recursive: true});
    }
  }
}
