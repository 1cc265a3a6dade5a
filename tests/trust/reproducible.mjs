/* `npm run test:reproducible`: builds the site twice and compares every byte: with an empty cache, and with the cache
   of the first build. The export stays in out/. */
import {createHash} from 'node:crypto';
import {cpSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {refuseArguments} from '../../scripts/support/no-arguments.mjs';
import {runNpm} from '../../scripts/support/npm.mjs';

refuseArguments('npm run test:reproducible', 'builds the site twice and compares every byte; replaces out');

const KEPT = path.resolve('.cache/reproducible');
const env = {...process.env, BUILD_DATE: process.env.BUILD_DATE ?? new Date().toISOString().slice(0, 10)};

function build() {
  rmSync('out', {recursive: true, force: true});
  rmSync('.next', {recursive: true, force: true});
  const {status, stdout, stderr} = runNpm(['run', '-s', 'build'], {
    env,
    maxBuffer: 1 << 28,
  });
  if (status !== 0) {
    console.error(stdout.slice(-2000), stderr.slice(-2000));
    process.exit(1);
  }
}

function digests(folder) {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

build();
rmSync(KEPT, {recursive: true, force: true});
cpSync('out', KEPT, {recursive: true});
build();
const [first, second] = [digests(KEPT), digests('out')];
const names = [...new Set([...first.keys(), ...second.keys()])].sort();
const differing = names.filter((name) => first.get(name) !== second.get(name));
for (const name of differing.slice(0, 30)) {
  console.error(
    `${!first.has(name) ? 'only in the second' : !second.has(name) ? 'only in the first' : 'differs'}: ${name}`,
  );
}
console.log(`${names.length} files, ${differing.length} differ`);
if (differing.length === 0) rmSync(KEPT, {recursive: true});
process.exit(differing.length > 0 ? 1 : 0);
