import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {copyAtomically, writeAtomically} from './atomic-write';

test('a file is written or copied completely, also over another, and leaves no temporary file', async () => {
  const folder = folderWith({'a.svg': 'old'});
  const [a, b] = [path.join(folder, 'a.svg'), path.join(folder, 'b.svg')];
  await writeAtomically(a, '<svg/>');
  await copyAtomically(a, b);
  expect(readFileSync(b, 'utf8')).toBe('<svg/>');
  expect(readdirSync(folder).sort()).toEqual(['a.svg', 'b.svg']);
});

test('a failed write leaves no file with the name', async () => {
  const folder = folderWith({});
  await expect(copyAtomically(path.join(folder, 'none'), path.join(folder, 'b.svg'))).rejects.toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual([]);
});

test('a file written twice at the same time is complete, and leaves no temporary file', async () => {
  const folder = folderWith({});
  const file = path.join(folder, 'a.svg');
  await Promise.all([writeAtomically(file, '<svg/>'), writeAtomically(file, '<svg/>')]);
  expect(readFileSync(file, 'utf8')).toBe('<svg/>');
  expect(readdirSync(folder)).toEqual(['a.svg']);
});
