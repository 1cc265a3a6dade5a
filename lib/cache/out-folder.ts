import 'server-only';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '@/lib/errors';
import {OUT} from './kept-pages';

/** Throws a SiteError when the folder for the export holds something else: Next empties it before it writes, whatever is there. */
export function requireOutFolder(root: string, out = OUT): void {
  const folder = path.join(root, out);
  const isInside = !path.isAbsolute(out) && !/^(?:\.\.(?:\/|$)|$)/.test(path.relative(root, folder));
  if (isInside && !holdsOther(folder)) return;
  throw new SiteError({
    problem: isInside
      ? `The folder "${out}" holds files that are no export, and a build would delete them.`
      : `"${out}" is no folder inside the project.`,
    in: 'the environment variable OUT_DIR',
    fix: 'name a folder of its own for the export, such as out; it is made when it is not there',
  });
}

/** An export, even half of one, has a folder _next. */
function holdsOther(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.length > 0 && !names.includes('_next');
}
