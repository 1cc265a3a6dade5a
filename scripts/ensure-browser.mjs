/* Finds or installs a browser for the tests and reports which: `node scripts/ensure-browser.mjs [chromium|firefox]`. */
import {BROWSERS, ensureBrowser} from './support/browser.mjs';

const kind = process.argv[2] ?? 'chromium';
const path = await ensureBrowser(BROWSERS[kind]);
if (!path) {
  const {name} = BROWSERS[kind];
  console.error(
    `No ${name} could be found or installed. Install it or set ${kind.toUpperCase()}_PATH, and run npm test again.`,
  );
  process.exit(1);
}
console.log(`Browser tests use ${path}`);
