/* `npm run rehearse -- [version or tag]`: tries another release of Next, by default the newest canary, in a copy of
   the checkout: builds it, and runs the tests of what we rely on (docs/upgrading-next.md). The copy of a failed run
   stays for inspection. */
import {readFileSync, rmSync} from 'node:fs';
import {copyCheckout} from './support/copy-checkout.mjs';
import {runNpm} from './support/npm.mjs';

const USAGE = 'npm run rehearse -- [version or tag of Next]';
/** Next's own, and its renderer. */
const REACT = ['react', 'react-dom'];

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(`${USAGE}\n\n  tries a release of Next in a copy of the site; without one, the newest canary`);
  process.exit(0);
}
if (words.length > 1 || words[0]?.startsWith('-')) refuse(`Unknown arguments: ${words.join(' ')}\n  fix: ${USAGE}`);

// several releases match 16.5
const release = [view(`next@${words[0] ?? 'canary'}`, 'version')].flat().at(-1);
const packages = [`next@${release}`, ...companions(release), ...reactFor(release)];
console.log(`\nTrying ${packages.join(', ')} …`);
const copy = copyCheckout('rehearsal', {ownPackages: true});
const failed = rehearse();
if (failed.length > 0) {
  console.error(
    `\nThis site does not work with next@${release} as it is. Failed: ${failed.join(', ')}.\n  in: ${copy}\n  fix: docs/upgrading-next.md`,
  );
  process.exit(1);
}
rmSync(copy, {recursive: true, force: true});
console.log(`\nThis site works with ${packages.join(', ')}.`);

/** Installs, builds and tests; returns the steps that failed. Without a build nothing is tested. */
function rehearse() {
  // other packages cannot know a canary yet: this run tries whether they work with it
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages];
  const builds = [install, ['run', 'build'], ['run', 'build:variant'], ['run', 'build:small']];
  const broken = builds.find((args) => !npm(args));
  if (broken) return [broken.slice(0, 2).join(' ')];
  const specs = new Set(readFileSync('docs/upgrading-next.md', 'utf8').match(/tests\/e2e\/[\w/-]+\.spec\.ts/g));
  const tests = [
    ['run', 'test:export'],
    ['run', 'test:e2e', '--', ...specs],
  ];
  return tests.filter((args) => !npm(args)).map(([, name]) => name);
}

/** Runs npm in the copy; returns whether it succeeded. As in CI: with servers of its own, not those of a checkout. */
function npm(args) {
  console.log(`\n… npm ${args.join(' ')}`);
  return runNpm(args, {cwd: copy, stdio: 'inherit', env: {...process.env, CI: '1'}}).status === 0;
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
