import 'server-only';
import {lstatSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {type Problem, SiteError} from '@/lib/errors';

/** The output folder, relative to the project; an empty OUT_DIR counts as unset. */
export const OUT = process.env.OUT_DIR || 'out';

const OWN_FOLDER = 'name a folder for the export alone, such as out; it is created if it does not exist';

/** Throws a SiteError when the output folder contains anything but an export, because Next would delete it. */
export function requireOutFolder(root: string, out = OUT): void {
  const fault = faultOf(root, out);
  if (fault) throw new SiteError({...fault, in: 'the environment variable OUT_DIR'});
}

function faultOf(root: string, out: string): Problem | undefined {
  const folder = path.join(root, out);
  const isInside = !path.isAbsolute(out) && !/^(?:\.\.(?:[\\/]|$)|$)/.test(path.relative(root, folder));
  if (!isInside) return {problem: `"${out}" is not a folder inside the project.`, fix: OWN_FOLDER};
  const entry = lstatSync(folder, {throwIfNoEntry: false});
  if (!entry) return undefined;
  if (!entry.isDirectory()) {
    return {problem: `"${out}" is a link or a file, and a build would put a folder in its place.`, fix: OWN_FOLDER};
  }
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  // even an incomplete export has a folder _next
  if (names.length === 0 || names.includes('_next')) return undefined;
  const problem = `The folder "${out}" contains files that are not an export, and a build would delete them.`;
  return {problem, fix: OWN_FOLDER};
}
