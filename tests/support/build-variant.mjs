/*
 * Builds the site a second time with tests/fixtures/variant.json laid over its settings, under the base path /sub: what the site's own
 * settings do not use (announcement, dropdowns, versions, locales, three colour modes, analytics, flat footer, breadcrumbs).
 */
import {runNpm} from '../../scripts/support/npm.mjs';

const env = {
  ...process.env,
  OUT_DIR: 'out-variant',
  BASE_PATH: '/sub',
  SITE_OVERRIDES: 'tests/fixtures/variant.json',
  SITE_URL: 'https://sunroot.example',
};
const {status} = runNpm(['run', '-s', 'build'], {stdio: 'inherit', env});
process.exit(status ?? 1);
