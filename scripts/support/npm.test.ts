import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {npmCommand, runNpm} from './npm.mjs';

test('on Windows npm is called through the shell, which keeps quoted words together', () => {
  const args = ['run', '-s', 'content:check', '--', 'content/blog/2025-01-01-x.mdx', 'content/blog/a & b.mdx'];
  expect(npmCommand(args, false)).toEqual({command: 'npm', args, shell: false});
  expect(npmCommand(args, true)).toEqual({
    command: 'npm',
    args: [...args.slice(0, -1), '"content/blog/a & b.mdx"'],
    shell: true,
  });
});

test('npm runs here', () => {
  const cwd = folderWith({'package.json': '{"scripts": {"say": "node say.js"}}', 'say.js': 'console.log("said")'});
  expect(runNpm(['run', '-s', 'say'], {cwd})).toMatchObject({status: 0, stdout: 'said\n'});
});

test('nothing else starts npm, or a command of node_modules/.bin, which Windows would not find', () => {
  const files = ['scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && /\.m?[jt]s$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const starts = /(?:spawn|spawnSync|execFile|execFileSync)\(\s*'(?:npm|node_modules\/\.bin)/;
  expect(files.filter((file) => starts.test(readFileSync(file, 'utf8')))).toEqual([]);
});
