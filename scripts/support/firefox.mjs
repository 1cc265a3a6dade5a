import {existsSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {getInstalledBrowsers} from '@puppeteer/browsers';

/** Where Puppeteer also stores its downloaded browsers. */
export const DOWNLOADS = path.join(homedir(), '.cache', 'puppeteer');

const SYSTEM = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The Firefox of the tests: FIREFOX_PATH, then the system's, then a downloaded one, or undefined. */
export async function findFirefox({
  named = process.env.FIREFOX_PATH,
  exists = existsSync,
  downloads = () => getInstalledBrowsers({cacheDir: DOWNLOADS}),
} = {}) {
  const found = [named, ...SYSTEM].find((file) => file && exists(file));
  if (found) return found;
  const fetched = await downloads();
  return fetched.findLast(({browser, executablePath}) => browser === 'firefox' && exists(executablePath))
    ?.executablePath;
}
