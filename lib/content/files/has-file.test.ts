import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {hasFile} from './has-file';

test('hasFile requires the exact name, even if the disk does not', () => {
  const root = folderWith({'public/Sun.png': ''});
  writeFileSync(path.join(root, 'top.txt'), '');
  expect(hasFile(root, 'public/Sun.png')).toBe(true);
  expect(hasFile(root, 'public/sun.png')).toBe(false);
  expect(hasFile(root, 'nowhere/sun.png')).toBe(false);
  expect(hasFile(root, 'top.txt')).toBe(true);
  expect(hasFile(root, 'public')).toBe(false);
});
