/* `npm run sbom`: the software bill of materials of what the lock file names, as SPDX, in .cache/sbom.json. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {refuseArguments} from './support/no-arguments.mjs';
import {runNpm} from './support/npm.mjs';

refuseArguments('npm run sbom', 'writes what the site is built with to .cache/sbom.json');

const {status, stdout} = runNpm(['sbom', '--sbom-format', 'spdx', '--package-lock-only'], {
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) process.exit(1);
const {packages} = JSON.parse(stdout);
mkdirSync('.cache', {recursive: true});
writeFileSync('.cache/sbom.json', stdout);
console.log(`${packages.length} packages in .cache/sbom.json`);
