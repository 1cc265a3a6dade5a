import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** What can be done on this machine. A command returns whether it succeeded. */
const HERE = {
  isRoot: process.getuid?.() === 0,
  hasApt: existsSync('/usr/bin/apt-get'),
  print: console.log,
  run: (command, ...words) => {
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
    return spawnSync(command, words, {stdio: 'inherit', env, timeout: 240_000}).status === 0;
  },
};

/**
 * Finds a browser, or installs one and prints a message; resolves with its path, undefined when neither works. As root
 * on Debian the package is the most reliable way, and needs no host but the package mirror; `packages` are in order of
 * preference.
 */
export async function ensureBrowser({name, find, packages, download}, {isRoot, hasApt, print, run} = HERE) {
  let path = await find();
  if (!path && isRoot && hasApt) {
    print(`Installing Debian’s ${name} with apt-get …`);
    run('apt-get', 'update', '-qq');
    packages.some((name) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name));
    path = await find();
  }
  if (!path) {
    print(`No ${name} found: trying to fetch one (${download.join(' ')}) …`);
    run(...download);
    path = await find();
  }
  return path;
}
