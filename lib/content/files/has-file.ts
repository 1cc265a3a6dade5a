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
