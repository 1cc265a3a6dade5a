import 'server-only';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '@/lib/errors';
import {decodeText} from '@/lib/text-file';

const MAX_BYTES = 2 * 1024 * 1024;

/** The text of a content file. Throws a SiteError when it is not UTF-8, far too large, or hides control characters. */
export function readText(root: string, file: string): string {
  if (!statSync(path.join(root, file)).isFile()) throw notAFile(file);
  const bytes = readFileSync(path.join(root, file));
  if (bytes.length > MAX_BYTES) {
    throw new SiteError({
      problem: `The file is ${Math.ceil(bytes.length / 1024)} kB; an article may be ${MAX_BYTES / 1024} kB at most.`,
      file,
      fix: 'split the article, or move its images and data to other files',
    });
  }
  return decodeText(bytes, file);
}

/** The error for a file that is none; reading it would never end. */
export function notAFile(file: string): SiteError {
  const fix = 'delete it, and create an ordinary file in its place';
  return new SiteError({problem: 'This is a folder, a pipe, a socket or a device, not a file.', file, fix});
}
