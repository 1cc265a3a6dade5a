import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What belongs to other builds, or to what runs now. */
const OTHER_CACHE = /^\.cache\/(pages|scripts|small|variant)(\/|$)/;

/**
 * Copies what Git knows here or would add, and what is cached of articles and pictures, to a temporary folder, which is a repository of its
 * own. The packages are linked, or copied when `ownPackages` says so: Next builds nothing whose packages lie outside of the project.
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
 * Runs Git in `cwd`; the files that `ls-files` lists come back.
 * @param {string} cwd
 * @param {...string} args
 */
export function git(cwd, ...args) {
  const said = execFileSync('git', [...args, ...(args[0] === 'ls-files' ? ['-z'] : [])], {cwd, encoding: 'utf8'});
  return said.split('\0').filter(Boolean);
}
