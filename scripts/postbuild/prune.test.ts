import {readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {filesIn, folderWith} from '@/tests/support/project';
import {prune} from './prune.mts';

describe('unused files', () => {
  test("are deleted: a second copy of the data, Next's own page, pages of empty routes", () => {
    const out = folderWith({
      'index.html': '',
      'index.txt': '',
      '__next._full.txt': '',
      'docs/intro/__next._full.txt': '',
      'docs/intro/__next._tree.txt': '',
      '_not-found.html': '',
      '_not-found.txt': '',
      '_not-found/index.txt': '',
      'docs/tags/__none__.html': '',
      'docs/tags/__none__/a.txt': '',
      '404.html': '',
    });
    prune(out);
    expect(filesIn(out)).toEqual(['404.html', 'docs/intro/__next._tree.txt', 'index.html', 'index.txt']);
  });

  test('leave no empty folders', () => {
    const out = folderWith({'docs/tags/x/__next._full.txt': '', 'index.html': ''});
    prune(out);
    expect(readdirSync(out)).toEqual(['index.html']);
  });

  test('include source maps and sources of Next, not those of an owner', () => {
    const out = folderWith({'_next/static/chunks/a.js': '', '_next/static/chunks/a.js.map': '', 'demo.ts': ''});
    prune(out);
    expect(filesIn(out)).toEqual(['_next/static/chunks/a.js', 'demo.ts']);
  });
});
