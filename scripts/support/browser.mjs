import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** The shell without a window takes half the time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of the tests: CHROMIUM_PATH, Playwright's own, or the system's; undefined without any. */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}
