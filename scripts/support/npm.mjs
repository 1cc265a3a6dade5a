import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const IS_WINDOWS = process.platform === 'win32';

/**
 * How npm is started. On Windows it is a shell script, which parses a command line itself.
 * @param {readonly string[]} args
 */
export function npmCommand(args, isWindows = IS_WINDOWS) {
  if (!isWindows) return {command: 'npm', args: [...args], shell: false};
  return {command: 'npm', args: args.map((arg) => (/^[\w@:./=-]+$/.test(arg) ? arg : `"${arg}"`)), shell: true};
}

/**
 * @typedef {Pick<import('node:child_process').SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr' | 'error'>}
 * Ended
 */

/**
 * Runs npm, on every system.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {Ended}
 */
export function runNpm(args, options = {}) {
  const {command, args: words, shell} = npmCommand(args);
  return spawnSync(command, words, {...options, encoding: 'utf8', shell});
}

/**
 * Runs the project's Biome. Its package has a Node script; the one in node_modules/.bin differs per system.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {Ended}
 */
export function runBiome(args, options = {}) {
  if (!existsSync(BIOME)) return {status: null, stdout: '', stderr: '', error: new Error(`there is no ${BIOME}`)};
  return spawnSync(process.execPath, [path.resolve(BIOME), ...args], {...options, encoding: 'utf8'});
}
