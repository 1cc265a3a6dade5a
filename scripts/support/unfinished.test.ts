import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {fullDisk, fullDiskAround, removeUnfinished} from './unfinished.mjs';

test('a full disk is told with its place and a remedy, another fault is left to others', () => {
  const error = Object.assign(new Error('no space'), {code: 'ENOSPC', path: 'a.png', dest: 'out/a.png'});
  expect(fullDisk(error)).toMatchInlineSnapshot(`
    "The disk is full.
      in: out/a.png
      fix: make room and build again; .next and .cache may be removed, they are made anew"
  `);
  expect(fullDisk(Object.assign(new Error('quota'), {code: 'EDQUOT'}))).toContain(`in: ${process.cwd()}\n`);
  expect(fullDisk(new Error('other'))).toBeUndefined();
  expect(fullDisk(undefined)).toBeUndefined();
  expect(fullDiskAround(process.cwd())).toBeUndefined();
});

test.each([
  ['that Next has not finished is removed', '{"success":false', false],
  ['that is whole stays', '{"success":true', true],
])('an export %s', (_, beginning, stays) => {
  const root = folderWith({'out/index.html': ''});
  const out = path.join(root, 'out');
  removeUnfinished(root);
  expect(existsSync(out)).toBe(true);
  const begun = folderWith({'.next/export-detail.json': `${beginning},"outDirectory":${JSON.stringify(out)}}`});
  removeUnfinished(begun);
  expect(existsSync(out)).toBe(stays);
});
