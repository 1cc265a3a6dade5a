import {chromium} from '@playwright/test';
import {findBrowser} from '../../scripts/support/browser.mjs';

/**
 * How Playwright starts the tests' browser; Chrome when scripts/ensure-browser.mjs could neither find nor install one.
 */
export function browserPath(): {executablePath?: string; channel?: string} {
  const found = findBrowser();
  if (found === chromium.executablePath()) return {};
  return found ? {executablePath: found} : {channel: 'chrome'};
}
