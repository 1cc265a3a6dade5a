/*
 * What .githooks/pre-commit runs: formats and lints the staged code files, and checks the staged articles. A file that is only partly
 * staged is checked and never written, because its other changes are no part of the commit.
 */
import {spawnSync} from 'node:child_process';
import {runBiome, runNpm} from './support/npm.mjs';

const git = (...args) => spawnSync('git', args, {encoding: 'utf8'});
const lines = (...args) =>
  git(...args)
    .stdout.split('\0')
    .filter(Boolean);

const staged = lines('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z');
const partly = new Set(lines('diff', '--name-only', '-z'));
const code = staged.filter((file) => /\.([cm]?[jt]sx?|css|jsonc?)$/.test(file));
const articles = staged.filter((file) => /^content\/(blog|docs|pages)\/.*\.mdx?$/.test(file));

const run = (name, program, args) => {
  const {status, error} = program(args, {stdio: 'inherit'});
  if (error) console.error(`${name} cannot be run: ${error.message}. Is it installed (npm ci)?`);
  return status === 0;
};
const biome = (args, files) =>
  files.length === 0 || run('Biome', runBiome, ['check', '--no-errors-on-unmatched', ...args, ...files]);

const whole = code.filter((file) => !partly.has(file));
let isSound = biome(['--write'], whole);
if (whole.length > 0) git('add', '--', ...whole);
isSound =
  biome(
    [],
    code.filter((file) => partly.has(file)),
  ) && isSound;
if (articles.length > 0) isSound = run('npm', runNpm, ['run', '-s', 'content:check', '--', ...articles]) && isSound;

if (!isSound)
  console.error('\nNothing was committed. Mend what is named above, or pass the hook by: git commit --no-verify');
process.exit(isSound ? 0 : 1);
