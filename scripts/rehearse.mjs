/* `npm run rehearse -- [version or tag]`: tries another release of Next, by default the newest canary, in a copy of
   the checkout: builds it, runs the tests of what we rely on (docs/upgrading-next.md), and reports each row's
   result. The copy of a failed run stays for inspection. */
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyCheckout} from './support/copy-checkout.mjs';
import {runNpm} from './support/npm.mjs';
import {assumptionsIn, resultsIn, verdict} from './support/rehearsal.mjs';

const USAGE = 'npm run rehearse -- [version or tag of Next]';
/** Next's own, and its renderer. */
const REACT = ['react', 'react-dom'];

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(`${USAGE}\n\n  tries a release of Next in a copy of the site; without one, the newest canary`);
  process.exit(0);
}
if (words.length > 1 || words[0]?.startsWith('-')) refuse(`Unknown arguments: ${words.join(' ')}\n  fix: ${USAGE}`);

const assumptions = assumptionsIn(readFileSync('docs/upgrading-next.md', 'utf8'));
// several releases match 16.5
const release = [view(`next@${words[0] ?? 'canary'}`, 'version')].flat().at(-1);
const packages = [`next@${release}`, ...companions(release), ...reactFor(release)];
console.log(`\nTrying ${packages.join(', ')} …`);
const copy = copyCheckout('rehearsal', {ownPackages: true});
const report = (name) => path.join(copy, '.cache', `${name}.json`);
const failed = [];
const results = rehearse();
const rows = assumptions.map((assumption) => ({...assumption, ...verdict(assumption, results)}));
console.log(`\n${packages.join(', ')}:\n`);
for (const {number, text, held, why} of rows) console.log(`  ${held ? '✓' : '✗'} ${number}  ${text}\n       ${why}`);

if (failed.length > 0 || rows.some(({held}) => !held)) {
  const steps = failed.length > 0 ? ` Failed: ${failed.join(', ')}.` : '';
  console.error(
    `\nThis site does not work with next@${release} as it is.${steps}\n  in: ${copy}\n  fix: docs/upgrading-next.md`,
  );
  process.exit(1);
}
rmSync(copy, {recursive: true, force: true});
console.log(`\nThis site works with next@${release}.`);

/** Installs, builds and tests; returns the test results. Without a build nothing is tested. */
function rehearse() {
  // other packages cannot know a canary yet: this run tries whether they work with it
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages];
  const isBuilt = [install, ['run', 'build'], ['run', 'build:variant'], ['run', 'build:small']].every((args) =>
    npm(args),
  );
  if (!isBuilt) return [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report('export')}`];
  npm(['run', 'test:export', '--', ...reporters]);
  const specs = [...new Set(assumptions.flatMap((assumption) => assumption.specs))];
  // as in CI: with servers of its own, not those of a checkout that happens to be served
  const env = {CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e')};
  npm(['run', 'test:e2e', '--', '--reporter=list,json', ...specs], env);
  return ['export', 'e2e']
    .map(report)
    .filter((file) => existsSync(file))
    .flatMap((file) => resultsIn(JSON.parse(readFileSync(file, 'utf8')), copy));
}

function npm(args, env = {}) {
  console.log(`\n… npm ${args.join(' ')}`);
  const {status} = runNpm(args, {cwd: copy, stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) failed.push(`npm ${args.slice(0, 2).join(' ')}`);
  return status === 0;
}

/** Next's package for analytics in the same release; the installed one is tried when there is none. */
function companions(version) {
  const wanted = `@next/third-parties@${version}`;
  const {status, stdout} = runNpm(['view', wanted, 'version', '--json']);
  return status === 0 && stdout ? [wanted] : [];
}

/** What must be installed with this release of Next: nothing when it works with the installed React. */
function reactFor(version) {
  const ranges = view(`next@${version}`, 'peerDependencies');
  return REACT.filter((name) => {
    const {version: installed} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    return ![view(`${name}@${ranges[name]}`, 'version')].flat().includes(installed);
  }).map((name) => `${name}@${ranges[name]}`);
}

function view(...args) {
  const {status, stdout, stderr} = runNpm(['view', ...args, '--json']);
  if (status === 0 && stdout) return JSON.parse(stdout);
  return refuse(
    `The registry has no answer about ${args[0]}.\n  in: npm view ${args.join(' ')}\n  fix: npm view next versions lists all releases\n${stderr}`,
  );
}

function refuse(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
