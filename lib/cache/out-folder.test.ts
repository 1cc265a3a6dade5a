import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {requireOutFolder} from './out-folder';

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
