import 'server-only';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '@/lib/errors';
import {decodeText} from '@/lib/text-file';

/** The text of a data file. Throws a SiteError when it is missing or not text. */
export function readDataFile(file: string, root = process.cwd()): string {
  requireData(file, root, 'make an empty file of that name');
  return decodeText(readFileSync(path.join(root, file)), file);
}

/** Throws a SiteError when a file or folder of the data is not there. */
export function requireData(file: string, root: string, remedy: string): void {
  if (existsSync(path.join(root, file))) return;
  throw new SiteError({
    problem: `There is no ${file}.`,
    file,
    fix: `bring it back with git restore ${file}, or ${remedy}`,
  });
}
