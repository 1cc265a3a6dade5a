/*
 * Builds the site a third time, with the articles of tests/fixtures/visibility: of each kind one in every state of visibility. What the
 * build says is kept beside it.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';

const env = {
  ...process.env,
  OUT_DIR: 'out-visibility',
  CONTENT_DIR: 'tests/fixtures/visibility',
  BUILD_DATE: '2025-06-15',
  SITE_URL: 'https://sunroot.example',
};
const {status, stdout} = spawnSync('npm', ['run', '-s', 'build'], {stdio: ['ignore', 'pipe', 'inherit'], env});
process.stdout.write(stdout);
mkdirSync('.cache', {recursive: true});
writeFileSync('.cache/build-visibility.log', stdout);
process.exit(status ?? 1);
