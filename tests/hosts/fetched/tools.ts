import {existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {runNpm} from '@/scripts/support/npm.mjs';

const TOOLS = path.resolve('.cache/tools');

/**
 * npm packages that are too big to be dependencies of the site, in a folder that later runs reuse. Undefined, with the
 * reason printed, when the registry cannot be reached.
 */
export function fetchTools(...packages: readonly string[]): string | undefined {
  const folder = path.join(TOOLS, packages.join('+').replaceAll('/', '-'));
  const wanted = packages.map((name) => path.join(folder, 'node_modules', name.slice(0, name.lastIndexOf('@'))));
  if (wanted.every((place) => existsSync(place))) return folder;
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const {status, stderr} = runNpm(['install', ...options, ...packages], {stdio: 'pipe'});
  if (status === 0) return folder;
  console.warn(`Not tested: ${packages.join(', ')} cannot be fetched from the npm registry.\n${stderr}`);
  return undefined;
}

/** A folder with the files of another one as hard links, so that one of them can be replaced. */
export function linkedCopy(folder: string): string {
  mkdirSync(TOOLS, {recursive: true});
  const copy = mkdtempSync(path.join(TOOLS, 'site-'));
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(copy, path.relative(folder, from));
    mkdirSync(entry.isDirectory() ? to : path.dirname(to), {recursive: true});
    if (!entry.isDirectory()) linkSync(from, to);
  }
  return copy;
}

/** A downloaded package; the calling test knows its shape. */
// biome-ignore lint/suspicious/noExplicitAny: the packages are not installed where types are checked
export async function loadTool(folder: string, name: string): Promise<any> {
  const place = createRequire(path.join(folder, 'package.json')).resolve(name);
  return import(pathToFileURL(place).href);
}
