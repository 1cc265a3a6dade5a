import 'server-only';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {notAFile} from '@/lib/content/files/read-text';
import {SiteError} from '@/lib/errors';
import {decodeText} from '@/lib/text-file';

/** The text of a data file. Throws a SiteError when it is missing or not text. */
export function readDataFile(file: string, root = process.cwd()): string {
  requireData(file, root, 'make an empty file of that name');
  const place = path.join(root, file);
  if (!statSync(place).isFile()) throw notAFile(file);
  return decodeText(readFileSync(place), file);
}

/** Throws a SiteError when a file or folder of the data is missing. */
export function requireData(file: string, root: string, remedy: string): void {
  if (existsSync(path.join(root, file))) return;
  throw new SiteError({
    problem: `There is no ${file}.`,
    file,
    fix: `restore it with git restore ${file}, or ${remedy}`,
  });
}
