/*
 * Finds a Chromium for the browser tests (support/browser.mjs), or installs one, and says what it does: Debian's package when run as
 * root, else Playwright's own.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser} from './support/browser.mjs';

function installWithPlaywright() {
  console.log('No browser found: trying to install Playwright’s Chromium …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit', timeout: 240_000});
}

function installWithApt() {
  console.log('Installing Debian’s Chromium with apt-get …');
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env});
  const install = (name) =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {stdio: 'inherit', env}).status ===
    0;
  // older Debians have only the browser with a window
  if (!install('chromium-headless-shell')) install('chromium');
}

let path = findBrowser();
if (!path) {
  // as root on Debian the package is the surest way, and needs no other host than the package mirror
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installWithApt();
  else installWithPlaywright();
  path = findBrowser();
}
if (!path) {
  console.error(
    'No browser could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH, and run npm test again.',
  );
  process.exit(1);
}
console.log(`Browser tests use ${path}`);
