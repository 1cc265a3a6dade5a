import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {filesIn, folderWith} from '@/tests/support/project';
import {addIndexHtml} from './index-html.mts';

describe('copies', () => {
  test('give every page an index.html in the folder of its name', () => {
    const out = folderWith({'docs.html': 'docs', 'docs/intro.html': 'intro', 'docs/intro/data.txt': ''});
    addIndexHtml(out);
    expect(filesIn(out)).toEqual([
      'docs.html',
      'docs/index.html',
      'docs/intro.html',
      'docs/intro/data.txt',
      'docs/intro/index.html',
    ]);
    expect(readFileSync(path.join(out, 'docs/intro/index.html'), 'utf8')).toBe('intro');
    expect(statSync(path.join(out, 'docs.html')).nlink).toBe(2);
  });

  test('are not made of the home page and the not-found page', () => {
    const out = folderWith({'index.html': '', '404.html': ''});
    addIndexHtml(out);
    expect(filesIn(out)).toEqual(['404.html', 'index.html']);
  });

  test('never replace a page that exists, and nothing changes the second time', () => {
    const out = folderWith({'docs.html': 'a', 'docs/index.html': 'b'});
    addIndexHtml(out);
    addIndexHtml(out);
    expect(readFileSync(path.join(out, 'docs/index.html'), 'utf8')).toBe('b');
    expect(filesIn(out)).toEqual(['docs.html', 'docs/index.html']);
  });
});
