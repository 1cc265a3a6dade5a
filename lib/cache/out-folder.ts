import 'server-only';
import {accessSync, constants, existsSync, lstatSync, readdirSync, rmdirSync} from 'node:fs';
import path from 'node:path';
import {type Problem, SiteError} from '@/lib/errors';

/** The output folder, relative to the project; an empty OUT_DIR counts as unset. */
export const OUT = process.env.OUT_DIR || 'out';

const OWN_FOLDER = 'name a folder for the export alone, such as out; it is created if it does not exist';

/**
 * Throws a SiteError when the output folder contains anything but an export, because Next would delete it, or when Next
 * could not replace the folder, which it would find out only after rendering all pages.
 */
export function requireOutFolder(root: string, out = OUT): void {
  const fault = faultOf(root, out);
  if (fault) throw new SiteError({...fault, in: 'the environment variable OUT_DIR'});
}

function faultOf(root: string, out: string): Problem | undefined {
  const folder = path.join(root, out);
  const isInside = !path.isAbsolute(out) && !/^(?:\.\.(?:[\\/]|$)|$)/.test(path.relative(root, folder));
  if (!isInside) return {problem: `"${out}" is not a folder inside the project.`, fix: OWN_FOLDER};
  const entry = lstatSync(folder, {throwIfNoEntry: false});
  if (entry && !entry.isDirectory()) {
    return {problem: `"${out}" is a link or a file, and a build would put a folder in its place.`, fix: OWN_FOLDER};
  }
  const obstacle = obstacleTo(folder);
  if (obstacle === 'EBUSY') {
    return {
      problem: `The folder "${out}" is a mount point, and a build cannot replace it.`,
      fix: `name a folder inside it, such as ${path.posix.join(out, 'site')}`,
    };
  }
  if (obstacle) {
    return {
      problem: `The user who runs the build cannot replace the folder "${out}" (${obstacle}).`,
      fix: 'make that user the owner of it, the folders in it and the one around it, or name another folder',
    };
  }
  return holdsOther(folder)
    ? {
        problem: `The folder "${out}" contains files that are not an export, and a build would delete them.`,
        fix: OWN_FOLDER,
      }
    : undefined;
}

/** Even an incomplete export has a folder _next. */
function holdsOther(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.length > 0 && !names.includes('_next');
}

/** The error code with which replacing the folder would fail. */
function obstacleTo(folder: string): string | undefined {
  try {
    accessSync(existing(path.dirname(folder)), constants.W_OK);
    if (!existsSync(folder)) return undefined;
    const inside = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isDirectory());
    for (const place of [folder, ...inside.map(({parentPath, name}) => path.join(parentPath, name))]) {
      accessSync(place, constants.W_OK);
    }
    // detects a mount point without deleting anything: a non-empty folder stays, and an empty one is created again
    rmdirSync(folder);
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException;
    if (['EACCES', 'EBUSY', 'EPERM', 'EROFS'].includes(code)) return code;
    if (!['EEXIST', 'ENOTEMPTY'].includes(code)) throw error;
  }
  return undefined;
}

/** The nearest ancestor that exists. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(path.dirname(folder));
}
