import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** The shell without a window does the same work in half the time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of the tests: CHROMIUM_PATH, then Playwright's own when it is installed, then the system's; undefined when there is none. */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}
