import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {filesBelow, rewriteBelow, writeBelow} from './files.mts';

describe('files', () => {
  test('are found by extension, at any depth', () => {
    const out = folderWith({'a.html': '', 'b/c.txt': '', 'b/d/e.html': '', 'f.js': ''});
    expect(
      filesBelow(out, '.html', '.txt')
        .map((file) => path.relative(out, file))
        .sort(),
    ).toEqual(['a.html', 'b/c.txt', 'b/d/e.html']);
    expect(filesBelow('/nowhere/at/all', '.html')).toEqual([]);
  });

  test('are changed below a folder when they have the extension', () => {
    const out = folderWith({'a.txt': 'one', 'b/c.txt': 'two', 'd.html': 'one'});
    rewriteBelow(out, '.txt', (text) => `${text}!`);
    const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
    expect([read('a.txt'), read('b/c.txt'), read('d.html')]).toEqual(['one!', 'two!', 'one']);
  });

  test('are written with the folders above them', () => {
    const out = folderWith({'docs/intro.html': ''});
    for (const address of ['/docs/intro.json', '/search/words/0.json']) writeBelow(out, address, address);
    const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
    expect([read('docs/intro.json'), read('search/words/0.json')]).toEqual([
      '/docs/intro.json',
      '/search/words/0.json',
    ]);
  });
});
