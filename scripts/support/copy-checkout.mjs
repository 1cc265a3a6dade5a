import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Files of other builds, or of running processes. */
const OTHER_CACHE = /^\.cache\/(pages|scripts|small|variant)(\/|$)/;

/**
 * Copies the files that Git tracks or would add, and the cached articles and pictures, to a temporary folder with its
 * own repository. Links the packages, or copies them with `ownPackages`: Next builds nothing with packages outside of
 * the project.
 * @param {string} name what the folder's name says it is for
 * @param {{ownPackages: boolean}} options
 * @returns {string} the folder
 */
export function copyCheckout(name, {ownPackages}) {
  const copy = mkdtempSync(path.join(tmpdir(), `sunroot-${name}-`));
  for (const file of git('.', 'ls-files', '--cached', '--others', '--exclude-standard'))
    if (existsSync(file)) cpSync(file, path.join(copy, file));
  const packages = path.join(copy, 'node_modules');
  if (ownPackages) cpSync('node_modules', packages, {recursive: true, verbatimSymlinks: true});
  else symlinkSync(path.resolve('node_modules'), packages);
  const filter = (file) => !OTHER_CACHE.test(file);
  if (existsSync('.cache')) cpSync('.cache', path.join(copy, '.cache'), {recursive: true, filter});
  git(copy, 'init', '-q');
  git(copy, 'add', '--all');
  return copy;
}

/**
 * Runs Git in `cwd`; returns the files that `ls-files` lists.
 * @param {string} cwd
 * @param {...string} args
 */
export function git(cwd, ...args) {
  const output = execFileSync('git', [...args, ...(args[0] === 'ls-files' ? ['-z'] : [])], {cwd, encoding: 'utf8'});
  return output.split('\0').filter(Boolean);
}
