import {accessSync, existsSync, rmdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {requireOutFolder} from './out-folder';

// who runs the tests may be root, who can write everywhere, and can rarely mount
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return {...real, accessSync: vi.fn(real.accessSync), rmdirSync: vi.fn(real.rmdirSync)};
});

const failing = (code: string, name?: string) => (place: unknown) => {
  if (!name || path.basename(String(place)) === name) throw Object.assign(new Error(code), {code});
};

test('an export may go where there is nothing, or an earlier one', () => {
  const root = folderWith({'out/_next/static/a.js': '', 'out/index.html': '', 'empty/.gitkeep': ''});
  for (const out of ['out', 'empty', 'new', 'build/new/', './out'])
    expect(() => requireOutFolder(root, out)).not.toThrow();
});

test('a folder with other files is not emptied', () => {
  const root = folderWith({'content/docs/intro.mdx': ''});
  expect(() => requireOutFolder(root, 'content')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The folder "content" holds files that are no export, and a build would delete them.
      in: the environment variable OUT_DIR
      fix: name a folder of its own for the export, such as out; it is made when it is not there]
  `);
});

test.each(['.', './', '..', '../site', '/srv/site', 'a/../..'])('%s is no folder inside the project', (out) => {
  expect(() => requireOutFolder(folderWith({}), out)).toThrow(`"${out}" is no folder inside the project.`);
});

test('a mount is reported before anything is built, with a folder that can be replaced', () => {
  const root = folderWith({'out/_next/static/a.js': ''});
  vi.mocked(rmdirSync).mockImplementationOnce(failing('EBUSY'));
  expect(() => requireOutFolder(root, 'out')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The folder "out" is a mount of its own, and a build cannot put a new one in its place.
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
    `The folder "out" cannot be replaced by who runs the build (${code}).\n  in: the environment variable OUT_DIR\n  fix: give it,`,
  );
  vi.mocked(accessSync).mockReset();
});

test('a link or a file, in whose place a build would put a folder, stays', () => {
  const root = folderWith({'srv/index.html': '', file: ''});
  symlinkSync('srv', path.join(root, 'link'));
  for (const out of ['link', 'file']) expect(() => requireOutFolder(root, out)).toThrow(`"${out}" is a link or a file`);
  expect(existsSync(path.join(root, 'link/index.html'))).toBe(true);
});
