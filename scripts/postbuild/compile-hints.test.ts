import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {addCompileHints} from './compile-hints.mts';

test('every script of the application begins with the hint, and nothing else does', () => {
  const files = {
    '_next/static/chunks/a.js': 'a()',
    '_next/static/chunks/a.css': 'a{}',
    '_next/static/pages/b.js': 'b()',
    'sw.js': 'c()',
  };
  const out = folderWith(files);
  addCompileHints(out);
  expect(Object.keys(files).map((file) => readFileSync(path.join(out, file), 'utf8'))).toEqual([
    '//# allFunctionsCalledOnLoad\na()',
    'a{}',
    '//# allFunctionsCalledOnLoad\nb()',
    'c()',
  ]);
});
