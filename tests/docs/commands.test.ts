import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {runNpm} from '@/scripts/support/npm.mjs';

/* The commands in the documentation that take seconds, run in a copy of the project. Builds and browser tests are CI
   itself. */
const PARTS = [
  'app/_styles',
  'bench',
  'components',
  'content',
  'docs',
  'lib',
  'public',
  'scripts',
  '.vscode',
  '.githooks',
];
const FILES = ['.gitignore', 'package.json', 'package-lock.json', 'tsconfig.json', 'biome.json', 'README.md'];
let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sunroot-docs-'));
  // a parallel build may be writing pictures and cards
  const isNeeded = (file: string) => !/^public\/(covers|cards|images)$/.test(file);
  for (const part of [...PARTS, ...FILES]) cpSync(part, path.join(root, part), {recursive: true, filter: isNeeded});
  // Biome asks Git which files count
  spawnSync('git', ['init', '-q'], {cwd: root});
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  // and what `npm run content:check` has computed
  mkdirSync('.cache', {recursive: true});
  symlinkSync(path.resolve('.cache'), path.join(root, '.cache'));
}, 120_000);
afterAll(() => rmSync(root, {recursive: true, force: true}), 120_000);

const run = (...args: string[]) =>
  runNpm(['run', '-s', ...args], {
    cwd: root,
    env: {...process.env, BUILD_DATE: '2026-11-20'},
  });
const file = (name: string) => readFileSync(path.join(root, name), 'utf8');

test('npm run new creates a post and a doc, and content:check accepts the drafts', {
  timeout: 600_000,
}, () => {
  const post = run('new', '--', 'post', 'Growing garlic on a balcony', '--format', 'how-to');
  expect(post.stdout).toContain('Written: content/blog/2026-11-20-growing-garlic-on-a-balcony.mdx');
  const doc = run('new', '--', 'doc', 'gardening', 'Garlic from clove to bulb');
  expect(doc.stdout).toContain('Written: content/docs/gardening/Garlic-from-Clove-to-Bulb.mdx');
  const drafts = [
    'content/blog/2026-11-20-growing-garlic-on-a-balcony.mdx',
    'content/docs/gardening/Garlic-from-Clove-to-Bulb.mdx',
  ];
  for (const draft of drafts) expect(file(draft)).toContain('draft: true');
  const check = run('content:check', '--', '--json', ...drafts);
  expect(JSON.parse(check.stdout)).toMatchObject({files: 2, errors: 0, faults: []});
  expect(check.status).toBe(0);
});

test('npm run find lists what the library has', {timeout: 120_000}, () => {
  const {status, stdout} = run('find', '--', 'garlic');
  expect(status).toBe(0);
  expect(stdout).toContain('gardening.crops.garlic-cloves: ');
});

test('npm run content:report lists helplines and searches for evidence', {timeout: 120_000}, () => {
  const {status, stdout} = run('content:report');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Helplines: \d+ numbers, \d+ to verify$/m);
  expect(stdout).toMatch(/^\d{4}-\d\d-\d\d {2}content\/(blog|docs)\/\S+$/m);
});

test('npm run schemas and npm run reference change no committed file', {timeout: 300_000}, () => {
  for (const name of ['schemas', 'reference']) expect(run(name).status, name).toBe(0);
  for (const name of ['docs/reference.md', '.vscode/settings.json', '.vscode/schemas/front-matter-post.json']) {
    expect(file(name), name).toBe(readFileSync(name, 'utf8'));
  }
});

test('npm run deploy:files and npm run routes:publish run', {timeout: 300_000}, () => {
  expect(run('deploy:files').status).toBe(0);
  const publish = run('routes:publish');
  expect(publish.status).toBe(0);
  expect(publish.stdout).toMatch(/added to content\/data\/published-routes\.txt, \d+ in all/);
});
