import 'server-only';
import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {contentFolder} from '@/lib/content/files/content-folder';
import {SiteError} from '@/lib/errors';
import {decoded} from '@/lib/paths';

/** The file of an image address: `/x` is below public/, others beside the article. Undefined elsewhere. */
export function imageFile(article: string, address: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return undefined;
  const [plain = ''] = address.split(/[?#]/);
  // a stray % is part of the name
  const target = decoded(plain) ?? plain;
  const isPublic = target.startsWith('/');
  const file = path.posix.normalize(
    isPublic ? `public${target}` : path.posix.join(path.posix.dirname(article), target),
  );
  return file.startsWith('..') || (isPublic && !file.startsWith('public/')) ? undefined : file;
}

/** Throws a SiteError for an image outside of content/ and public/, which may be private; a link counts, too. */
export function refuseOutside(file: string, root = process.cwd()): void {
  const real = realpathSync(path.resolve(root, file));
  // the folder itself may be a link, which its owner intended
  const folders = [contentFolder(), 'public']
    .map((folder) => path.resolve(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => realpathSync(folder) + path.sep);
  if (folders.some((folder) => real.startsWith(folder))) return;
  throw new SiteError({
    problem: 'The image is outside of content/ and public/, or a symbolic link out of them.',
    file,
    fix: 'copy it beside the article',
  });
}
