import {spawnSync} from 'node:child_process';

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
 * Runs npm, on every system.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {import('node:child_process').SpawnSyncReturns<string>}
 */
export function runNpm(args, options = {}) {
  const {command, args: words, shell} = npmCommand(args);
  return spawnSync(command, words, {...options, encoding: 'utf8', shell});
}
