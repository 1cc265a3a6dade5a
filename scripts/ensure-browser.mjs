/*
 * Finds a Chromium for the browser tests, or installs one, and says what it does: CHROMIUM_PATH, the system's Chromium or Chrome,
 * Playwright's own, then Debian's package when run as root.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () =>
  [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));

function installWithPlaywright() {
  console.log('No browser found: trying to install Playwright’s Chromium …');
  return spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit', timeout: 240_000}).status === 0;
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Debian’s chromium with apt-get …');
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env});
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {stdio: 'inherit', env});
  return true;
}

let path = find();
if (!path) {
  // as root on Debian the package is the surest way, and needs no other host than the package mirror
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installWithApt();
  else installWithPlaywright();
  path = find();
}
if (!path) {
  console.error(
    'No browser could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH, and run npm test again.',
  );
  process.exit(1);
}
console.log(`Browser tests use ${path}`);
