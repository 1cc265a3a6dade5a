/*
 * `npm run licences`: every package in the lock file has a licence of the list below. Packages for other machines, which are not
 * installed and of which the lock file does not tell the licence, are counted only.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {refuseArguments} from './support/no-arguments.mjs';

refuseArguments('npm run licences', 'looks whether every package has a licence of the list');

/** Licences that let the site be built, and what is shipped be published under MIT, without conditions on our own code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Tools that run on our machines and of which nothing is shipped, by the start of their name. */
const TOOLS = {
  '@img/sharp-': 'LGPL-3.0-or-later',
  'axe-core': 'MPL-2.0',
  lightningcss: 'MPL-2.0',
  'next-mdx-remote': 'MPL-2.0',
};

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const faults = [];
const counts = new Map();
for (const [folder, locked] of Object.entries(packages)) {
  if (folder === '' || locked.link) continue;
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const isElsewhere = locked.optional && !existsSync(folder) && !locked.license;
  const licence = isElsewhere ? 'for other machines' : licenceOf(folder, locked);
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const isTool = Object.entries(TOOLS).some(
    ([start, allowed]) => name.startsWith(start) && isAllowed(licence, new Set([...ALLOWED, allowed])),
  );
  if (!isElsewhere && !isTool && !isAllowed(licence, ALLOWED)) faults.push(`${name} ${locked.version}: ${licence}`);
}
for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(5)}  ${licence}`);
if (faults.length > 0) {
  console.error(`\nLicences that are not on the list in scripts/licences.mjs:\n  ${faults.join('\n  ')}`);
  process.exit(1);
}

function licenceOf(folder, locked) {
  const file = path.join(folder, 'package.json');
  const {license, licenses} = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : locked;
  const written = license ?? licenses?.map(({type}) => type).join(' OR ') ?? locked.license ?? 'none';
  return typeof written === 'string' ? written : (written.type ?? 'none');
}

/** SPDX: one of the licences joined by OR, each of those joined by AND. */
function isAllowed(expression, allowed) {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.replace(/[()]/g, '').trim())));
}
