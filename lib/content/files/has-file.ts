import 'server-only';
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Whether a file exists in the project under exactly this path; case counts, as on most hosts. */
export function hasFile(root: string, file: string): boolean {
  try {
    const isThere = readdirSync(path.join(root, path.dirname(file))).includes(path.basename(file));
    return isThere && statSync(path.join(root, file)).isFile();
  } catch {
    return false;
  }
}

/** The file that differs from a path only in case, or undefined. */
export function inOtherCase(root: string, file: string): string | undefined {
  let found = '';
  for (const part of file.split('/')) {
    const folder = path.join(root, found);
    if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return undefined;
    const names = readdirSync(folder);
    const name = names.find((name) => name === part) ?? names.find((name) => name.toLowerCase() === part.toLowerCase());
    if (name === undefined) return undefined;
    found = path.posix.join(found, name);
  }
  return found;
}
