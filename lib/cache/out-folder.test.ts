import {existsSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {requireOutFolder} from './out-folder';

test('the export may go to an empty place, or replace an earlier one', () => {
  const root = folderWith({'out/_next/static/a.js': '', 'out/index.html': '', 'empty/.gitkeep': ''});
  for (const out of ['out', 'empty', 'new', 'build/new/', './out'])
    expect(() => requireOutFolder(root, out)).not.toThrow();
});

test('a folder with other files is not emptied', () => {
  const root = folderWith({'content/docs/intro.mdx': ''});
  expect(() => requireOutFolder(root, 'content')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The folder "content" contains files that are not an export, and a build would delete them.
      in: the environment variable OUT_DIR
      fix: name a folder for the export alone, such as out; it is created if it does not exist]
  `);
});

test.each(['.', './', '..', '../site', '/srv/site', 'a/../..'])('%s is not a folder inside the project', (out) => {
  expect(() => requireOutFolder(folderWith({}), out)).toThrow(`"${out}" is not a folder inside the project.`);
});

test('a link or a file in place of the folder is not replaced', () => {
  const root = folderWith({'srv/index.html': '', file: ''});
  symlinkSync('srv', path.join(root, 'link'));
  for (const out of ['link', 'file']) expect(() => requireOutFolder(root, out)).toThrow(`"${out}" is a link or a file`);
  expect(existsSync(path.join(root, 'link/index.html'))).toBe(true);
});
