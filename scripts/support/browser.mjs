import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {getInstalledBrowsers} from '@puppeteer/browsers';

/** Where Puppeteer also stores its downloaded browsers. */
const DOWNLOADS = path.join(homedir(), '.cache', 'puppeteer');

/** Places in order of preference: Chromium's shell without a window takes half the time. */
const SYSTEM = {
  chromium: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  firefox: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
};

/** The browser of the tests: CHROMIUM_PATH, Playwright's own, or the system's; undefined without any. */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM.chromium].find(
    (file) => file && existsSync(file),
  );
}

/** The Firefox of the tests: FIREFOX_PATH, the system's, or a downloaded one; undefined without any. */
export async function findFirefox() {
  const downloads = await getInstalledBrowsers({cacheDir: DOWNLOADS});
  const found = downloads.filter(({browser}) => browser === 'firefox').map(({executablePath}) => executablePath);
  return [process.env.FIREFOX_PATH, ...SYSTEM.firefox, ...found.reverse()].find((file) => file && existsSync(file));
}

/** How each browser is found and installed; older Debian releases only have the Chromium with a window. */
export const BROWSERS = {
  chromium: {
    name: 'Chromium',
    find: findBrowser,
    packages: ['chromium-headless-shell', 'chromium'],
    download: ['npx', 'playwright', 'install', 'chromium'],
  },
  firefox: {
    name: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr', 'firefox'],
    download: ['npx', '@puppeteer/browsers', 'install', 'firefox@stable', '--path', DOWNLOADS],
  },
};

/** Finds a browser, or installs one: as root on Debian its package, which needs no host but the package mirror. */
export async function ensureBrowser({name, find, packages, download}, run = runCommand) {
  if (!(await find()) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing Debian’s ${name} with apt-get …`);
    run('apt-get', 'update', '-qq');
    packages.some((item) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', item));
  }
  if (!(await find())) {
    console.log(`No ${name} found: trying to fetch one (${download.join(' ')}) …`);
    run(...download);
  }
  return find();
}

function runCommand(command, ...words) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(command, words, {stdio: 'inherit', env, timeout: 240_000}).status === 0;
}
