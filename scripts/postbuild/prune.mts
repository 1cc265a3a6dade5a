import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

/** What no client requests: second copies of data, source maps, Next's not-found page, pages of empty routes. */
const USELESS = /^(.*\.map|.*\.tsx?|__next\._full\.txt|_not-found(\.html|\.txt)?|__none__.*)$/;

/** Deletes useless files from a folder of the export, and folders that become empty. */
export function prune(folder: string): void {
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    if (USELESS.test(entry.name)) rmSync(file, {recursive: true});
    else if (entry.isDirectory()) {
      prune(file);
      if (readdirSync(file).length === 0) rmSync(file, {recursive: true});
    }
  }
}
