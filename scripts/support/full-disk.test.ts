import {expect, test} from 'vitest';
import {fullDisk} from './full-disk.mjs';

test('a full disk is reported with its place and a fix, other errors are ignored', () => {
  const error = Object.assign(new Error('no space'), {code: 'ENOSPC', path: 'a.png', dest: 'out/a.png'});
  expect(fullDisk(error)).toMatchInlineSnapshot(`
    "The disk is full.
      in: out/a.png
      fix: free some space and build again; .next and .cache may be deleted, builds create them again"
  `);
  expect(fullDisk(Object.assign(new Error('quota'), {code: 'EDQUOT'}))).toContain(`in: ${process.cwd()}\n`);
  expect(fullDisk(new Error('other'))).toBeUndefined();
  expect(fullDisk(undefined)).toBeUndefined();
});
