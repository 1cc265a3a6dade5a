/* `npm run sbom`: the software bill of materials of what the lock file names, as SPDX, in .cache/sbom.json. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {takesNothing} from './support/takes-nothing.mjs';

takesNothing('npm run sbom', 'writes what the site is built with to .cache/sbom.json');

const text = execFileSync('npm', ['sbom', '--sbom-format', 'spdx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const {packages} = JSON.parse(text);
mkdirSync('.cache', {recursive: true});
writeFileSync('.cache/sbom.json', text);
console.log(`${packages.length} packages in .cache/sbom.json`);
