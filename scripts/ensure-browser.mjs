/* Finds or installs a browser for the tests and reports which: `node scripts/ensure-browser.mjs [chromium|firefox]`. */
import {findBrowser} from './support/browser.mjs';
import {DOWNLOADS, findFirefox} from './support/firefox.mjs';
import {ensureBrowser} from './support/install-browser.mjs';

const BROWSERS = {
  chromium: {
    name: 'Chromium',
    find: findBrowser,
    // older Debian releases only have the browser with a window
    packages: ['chromium-headless-shell', 'chromium'],
    download: ['npx', 'playwright', 'install', 'chromium'],
    remedy: 'Install Chromium or Chrome, or set CHROMIUM_PATH',
  },
  firefox: {
    name: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr', 'firefox'],
    download: ['npx', '@puppeteer/browsers', 'install', 'firefox@stable', '--path', DOWNLOADS],
    remedy: 'Install Firefox, or set FIREFOX_PATH',
  },
};

const browser = BROWSERS[process.argv[2] ?? 'chromium'];
const path = await ensureBrowser(browser);
if (!path) {
  console.error(`No ${browser.name} could be found or installed. ${browser.remedy}, and run npm test again.`);
  process.exit(1);
}
console.log(`Browser tests use ${path}`);
