import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {hintCompiling} from './compile-hints.mts';

test('every script of the application begins with the hint, once; other files stay', () => {
  const out = folderWith({'_next/static/chunks/a.js': 'a()', '_next/static/chunks/a.css': 'p{}', 'sw.js': 'b()'});
  hintCompiling(out);
  hintCompiling(out);
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
  expect(read('_next/static/chunks/a.js')).toBe('//# allFunctionsCalledOnLoad\na()');
  expect(read('_next/static/chunks/a.css')).toBe('p{}');
  expect(read('sw.js')).toBe('b()');
});
