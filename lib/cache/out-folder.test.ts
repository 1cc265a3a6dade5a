import {accessSync, existsSync, rmdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {requireOutFolder} from './out-folder';

// tests may run as root, which can write everywhere, and can rarely mount
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return {...real, accessSync: vi.fn(real.accessSync), rmdirSync: vi.fn(real.rmdirSync)};
});

const failing = (code: string, name?: string) => (place: unknown) => {
  if (!name || path.basename(String(place)) === name) throw Object.assign(new Error(code), {code});
};

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

test('a mount is reported before anything is built, with a folder that can be replaced', () => {
  const root = folderWith({'out/_next/static/a.js': ''});
  vi.mocked(rmdirSync).mockImplementationOnce(failing('EBUSY'));
  expect(() => requireOutFolder(root, 'out')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The folder "out" is a mount point, and a build cannot replace it.
      in: the environment variable OUT_DIR
      fix: name a folder inside it, such as out/site]
  `);
  expect(existsSync(path.join(root, 'out/_next/static/a.js'))).toBe(true);
  expect(() => requireOutFolder(root, 'out/site')).not.toThrow();
});

test.each([
  ['EACCES', 'chunks'],
  ['EACCES', 'out'],
  ['EROFS', 'project'],
])('%s in the folder %s is reported before anything is built', (code, name) => {
  const root = folderWith({'project/out/_next/chunks/a.js': ''});
  vi.mocked(accessSync).mockImplementation(failing(code, name));
  expect(() => requireOutFolder(path.join(root, 'project'), 'out')).toThrow(
    `The user who runs the build cannot replace the folder "out" (${code}).\n  in: the environment variable OUT_DIR\n  fix: make that user the owner of it,`,
  );
  vi.mocked(accessSync).mockReset();
});

test('a link or a file in place of the folder is not replaced', () => {
  const root = folderWith({'srv/index.html': '', file: ''});
  symlinkSync('srv', path.join(root, 'link'));
  for (const out of ['link', 'file']) expect(() => requireOutFolder(root, out)).toThrow(`"${out}" is a link or a file`);
  expect(existsSync(path.join(root, 'link/index.html'))).toBe(true);
});
