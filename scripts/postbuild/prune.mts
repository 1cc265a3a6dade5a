import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

/**
 * Files that no client requests: second copies of page data, source maps, Next's not-found page, pages of empty routes.
 */
const USELESS = /^(.*\.map|.*\.tsx?|__next\._full\.txt|_not-found(\.html|\.txt)?|__none__.*)$/;

/** Deletes them from the export, and folders that are empty then. */
export function prune(out: string): void {
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, {withFileTypes: true})) {
      const file = path.join(folder, entry.name);
      if (USELESS.test(entry.name)) rmSync(file, {recursive: true});
      else if (entry.isDirectory()) {
        walk(file);
        if (readdirSync(file).length === 0) rmSync(file, {recursive: true});
      }
    }
  };
  walk(out);
}
