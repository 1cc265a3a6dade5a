import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {hasFile, inOtherCase} from './has-file';

test('hasFile requires the exact name, even if the disk does not', () => {
  const root = folderWith({'public/Sun.png': ''});
  writeFileSync(path.join(root, 'top.txt'), '');
  expect(hasFile(root, 'public/Sun.png')).toBe(true);
  expect(hasFile(root, 'public/sun.png')).toBe(false);
  expect(hasFile(root, 'nowhere/sun.png')).toBe(false);
  expect(hasFile(root, 'top.txt')).toBe(true);
  expect(hasFile(root, 'public')).toBe(false);
});

test('finds a file that differs only in case, in folders too', () => {
  const root = folderWith({'content/Blog/Plant.JPG': '', 'top.txt': ''});
  expect(inOtherCase(root, 'content/blog/plant.jpg')).toBe('content/Blog/Plant.JPG');
  expect(inOtherCase(root, 'content/Blog/tree.jpg')).toBeUndefined();
  expect(inOtherCase(root, 'top.txt/plant.jpg')).toBeUndefined();
});
