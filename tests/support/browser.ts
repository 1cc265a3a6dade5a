import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The browser of the tests: CHROMIUM_PATH, then Playwright's own when it is installed, then the system's, else Chrome wherever it is.
 * scripts/ensure-browser.mjs installs one where there is none.
 */
export function browserPath(): {executablePath?: string; channel?: string} {
  const own = chromium.executablePath();
  const found = [process.env.CHROMIUM_PATH, own, ...SYSTEM].find((path) => path && existsSync(path));
  if (found === own) return {};
  return found ? {executablePath: found} : {channel: 'chrome'};
}
