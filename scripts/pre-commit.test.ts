import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, test} from 'vitest';

const roots: string[] = [];
let root = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {cwd: root, encoding: 'utf8'});
const commit = () =>
  spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '-qm', 'x'], {
    cwd: root,
    encoding: 'utf8',
  });
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const committed = (file: string) => git('show', `HEAD:${file}`);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sunroot-hook-'));
  roots.push(root);
  const scripts = [
    'scripts/pre-commit.mjs',
    'scripts/hooks.mjs',
    'scripts/support/takes-nothing.mjs',
    'scripts/support/npm.mjs',
  ];
  for (const part of ['.githooks', ...scripts, 'biome.json']) {
    cpSync(part, path.join(root, part), {recursive: true});
  }
  chmodSync(path.join(root, '.githooks/pre-commit'), 0o755);
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  // the check itself has tests of its own: here it says which files it was asked about
  write(
    'check.mjs',
    'import {writeFileSync} from "node:fs";\nwriteFileSync("asked.txt", process.argv.slice(2).join());\n',
  );
  write('package.json', '{"type": "module", "scripts": {"content:check": "node check.mjs"}}\n');
  write('.gitignore', 'node_modules\nasked.txt\n');
  git('init', '-q');
  execFileSync('node', ['scripts/hooks.mjs'], {cwd: root});
});
afterAll(() => {
  for (const each of roots) rmSync(each, {recursive: true, force: true});
});

test('staged code is formatted, files that are not staged stay as they are', () => {
  write('a.ts', 'export const a   = "one"\n');
  write('b.ts', 'export const b   = "two"\n');
  git('add', 'a.ts');
  expect(commit().status).toBe(0);
  expect(committed('a.ts')).toBe("export const a = 'one';\n");
  expect(readFileSync(path.join(root, 'b.ts'), 'utf8')).toBe('export const b   = "two"\n');
});

test('a file that is partly staged is checked and never written', () => {
  write('a.ts', "export const a = 'one';\n");
  git('add', 'a.ts');
  write('a.ts', 'export const a   = "unfinished"\n');
  const {status, stderr} = commit();
  expect(status).toBe(1);
  expect(stderr).toContain('git commit --no-verify');
  expect(readFileSync(path.join(root, 'a.ts'), 'utf8')).toBe('export const a   = "unfinished"\n');
});

test('staged articles are checked, and no others', () => {
  write('content/blog/2025-01-01-x.mdx', 'x');
  write('content/blog/2025-01-02-y.mdx', 'y');
  write('README.md', 'z');
  git('add', 'content/blog/2025-01-01-x.mdx', 'README.md');
  expect(commit().status).toBe(0);
  expect(readFileSync(path.join(root, 'asked.txt'), 'utf8')).toBe('content/blog/2025-01-01-x.mdx');
});

test('it can be turned off', () => {
  execFileSync('node', ['scripts/hooks.mjs', '--off'], {cwd: root});
  execFileSync('node', ['scripts/hooks.mjs', '--off'], {cwd: root});
  write('a.ts', 'export const a   = "one"\n');
  git('add', 'a.ts');
  expect(commit().status).toBe(0);
  expect(committed('a.ts')).toBe('export const a   = "one"\n');
});
